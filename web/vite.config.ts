import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// During development, `tzolkin serve` answers the requests below /api.
const SERVER = process.env.TZOLKIN_SERVER ?? "http://127.0.0.1:2012";
const proxy = { "/api": { target: SERVER, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  server: { proxy, fs: { allow: [".."] } }, // because the catalogues of messages are in src/tzolkin
  preview: { proxy },
  build: { outDir: "../src/tzolkin/server/page", emptyOutDir: true, target: "es2022" },
});
