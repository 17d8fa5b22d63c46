// How much room there is. The style sheets use the same widths.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 699px", false);
