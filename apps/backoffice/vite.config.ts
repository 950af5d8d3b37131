import { defineConfig } from 'vite'

/** Libraries change less often than the house's own pages. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|scheduler|@base-ui|@floating-ui|zod)\//,
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/app/',
  // The policy of these pages lets nothing run or style that stands in the page itself.
  build: {
    outDir: 'build',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        // For the sign-in page, which is the server's.
        door: `${import.meta.dirname}/app/door/door.ts`,
      },
      output: { codeSplitting: { groups: [libraries] } },
    },
  },
})
