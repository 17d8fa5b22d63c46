import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While developing, `tzolkin serve` answers for everything under /api.
const SERVER = process.env.TZOLKIN_SERVER ?? "http://127.0.0.1:2012";
const proxy = { "/api": { target: SERVER, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  server: { proxy, fs: { allow: [".."] } }, // the catalogues of words lie beside the Python code
  preview: { proxy },
  build: { outDir: "../src/tzolkin/server/page", emptyOutDir: true, target: "es2022" },
});
