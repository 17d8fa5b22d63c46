import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte";
import { showLanguage } from "./i18n/messages";
import "./styles/general.css";
import "./styles/turn.css";
import "./styles/drawers.css";
import "./styles/start.css";
import "./styles/everywhere.css";
import "./styles/phone.css";
import "./styles/follow.css";
import "./styles/motion.css";
import "./styles/learn.css";
import "./styles/words.css";

await showLanguage(settings.language); // so that the page does not appear in English first
const target = document.getElementById("app");
if (target) mount(App, { target });
