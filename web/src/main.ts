import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/app.css";
import "./styles/phone.css";
import "./styles/follow.css";
import "./styles/motion.css";
import "./styles/learn.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
