import { fileURLToPath } from 'node:url'
import { run } from '../../run.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** The house as `npm start` runs it, without the storefront's pages: as many nodes as `NODES` says, behind one port. */
await run({ root, storefront: null })
