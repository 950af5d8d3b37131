import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

await run({ root, storefront: `${root}apps/storefront` })
