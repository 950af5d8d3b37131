import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * What every game and every room loads, and what opens later needs as well: one file in place of twenty of a few hundred bytes, each of which is
 * compressed alone and asked for alone.
 */
const shell = {
  name: 'shell',
  test: /storefront\/(asking\/[^/]+|line\/[^/]+|game-page\/(deposit\/(fill-purse|live-payments|may-top-up|money-button|purse)|dialogs\/(dialog|failure-dialog|later|open-later|round-elsewhere|stake-dialog)|markup\/(element|icons)|controls\/buttons|play\/(controller-state|course|store|tally)|settings\/settings))[.]ts$/,
}

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
    rolldownOptions: { output: { codeSplitting: { groups: [shell] } } },
  },
})
