// The size of the screen. The style sheets use the same width.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 699px", false);
