import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The stage by itself, in development: `npm run stage`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.cache/fairhouse-stage', import.meta.url)),
  server: { fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] } },
})
