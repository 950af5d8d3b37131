import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The game page: a bundle of its own, built to `apps/storefront/build/game/` and filled in by the server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  publicDir: false,
  build: {
    outDir: '../build/game',
    emptyOutDir: true,
    // Read by the size budgets.
    manifest: true,
    target: 'es2022',
    // Files of their own are cached for ever and pass every content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
})
