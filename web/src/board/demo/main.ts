import { mount } from "svelte";
import Demo from "./Demo.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(Demo, { target: document.getElementById("app")! });
