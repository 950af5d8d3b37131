/** Builds what the staff's browsers load. Run it with the Node that the project pins: `node apps/backoffice/build.ts`. */
import { build } from 'vite'

process.env['NODE_ENV'] = 'production'
await build({ configFile: `${import.meta.dirname}/vite.config.ts`, logLevel: 'error' })
