import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every first page needs, in two files that compress well and stay in caches apart: libraries, and the house. Beside them what
 * all forms, and what all shelves of games are made of. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|@remix-run)\// },
  {
    name: 'house',
    test: /(app\/(shell\/(session\/(?!open-live|tabs|poll-status|flag-rules|led-flags|use-asked-once)|house\/(?!theme)|language\/(?!ago)|texts\/languages|notices\/|balance\/balance[.]|page\/page-meta|parts\/rail-icon|error-pages\/(broken-page|full-page)|errors\/last-resort)|frame\/(frame|flags\/account-flags|stay-when-offline|top-bar|rail|bottom-bar|footer|notices|brand|balance-pill|account-button)[.]|features\/(games\/(last-played|use-long-press|art|picture-source|game-picture)|search\/search-way))|storefront\/(asking\/(?!request-key|challenge\/(?!gate|page-gate|markers))|icon-factory)|packages\/(money|contract\/entities\/picture|ui\/(button|notice-strip))|node_modules\/lucide-react\/dist\/esm\/((?!icons\/)|icons\/(check|play)[.]))/,
  },
  {
    name: 'forms',
    test: /(app\/features\/(account\/(account-layout|already-in|redirecting|registration-fields)|forms\/(after-sign-in|entry-of|fault-sentence|said-length|fields-of|focus-field|form-frame|password-field|strength-meter|use-form))[.]|packages\/ui\/field[.]|icons\/chevron-down[.])/,
  },
  {
    name: 'shelf',
    test: /(app\/features\/(games\/(game-facts|game-path|game-tile|game-row|tile-bones|stakes-of|favorite|use-favorite|heart)|lists\/sleeping-row|verifier\/example)|packages\/ui\/(seal|seal-rays|level)[.])/,
  },
  // Small ones that are fetched with each other: every page names all files that it may fetch, and a name costs a page more than they do.
  {
    name: 'refusals',
    test: /(packages\/contract\/(refusals|protection-choices|entities\/game-words)|app\/shell\/errors\/(house-error|words-of))[.]/,
  },
  { name: 'patterns', test: /packages\/contract\/(patterns|age)[.]/ },
  {
    name: 'raised-flags',
    test: /app\/(frame\/flags\/raised-flags|shell\/session\/(flag-rules|led-flags))[.]/,
  },
  // What families of games add to the forms of rounds stays one file, however many there are: every page names those that it may fetch.
  { name: 'schemas', test: /node_modules\/zod\// },
  { name: 'round', test: /packages\/contract\/(rounds\/round|families\/(?!folder-of))/ },
]

/** Asks the browser to compile all of a file where it is fetched, not on the page's thread when it is first called. */
const compiledAhead = '//# allFunctionsCalledOnLoad'

const iconFactory = fileURLToPath(new URL('./icon-factory.ts', import.meta.url))

/** Lucide's drawings with our own, far smaller factory around them, and without what that factory does not read: keys and sizes. */
const lightIcons: Plugin = {
  name: 'light-icons',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/createLucideIcon[.]mjs$/ },
    handler: (_, importer) => (importer?.includes('/lucide-react/') ? iconFactory : null),
  },
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({
      code: code.replaceAll(/,\s*key: "[^"]*"|^ *size: \d+,$/gm, ''),
      map: null,
    }),
  },
}

export default defineConfig({
  plugins: [lightIcons, reactRouter()],
  // All of the site's looks in one file are smaller than those of one page in five, and one request.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            postBanner: ({ name }) => (name === 'react' ? compiledAhead : ''),
          },
          // Nothing here does anything when it is merely read, so what is only read is left out.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
    // React decides by it which of its two builds to be, and its slow one would be chosen wherever NODE_ENV is not set.
    ssr: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  },
  // Workers import game mathematics on demand, which needs real modules.
  worker: { format: 'es' },
  // The server build brings its own production React: no dependence on NODE_ENV at run time.
  ssr: { noExternal: true },
  // Hot updates must not share the server's own /ws.
  server: { hmr: { port: Number(process.env['HMR_PORT'] ?? 24_678) } },
})
