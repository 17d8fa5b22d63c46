import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/app.css";
import "./styles/phone.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
