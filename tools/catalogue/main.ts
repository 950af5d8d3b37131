import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { discoverTitles, openDesk, titlesOf } from '../../apps/server/src/modules/catalog/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/platform/database.ts'
import {
  PostgresFault,
  withDatabase,
} from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { StartFault } from '../../apps/server/src/platform/start-fault.ts'
import { CatalogueFault, check, fulfil } from './fulfil.ts'
import { readWish, type Wish } from './wish.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run catalogue`: changes the catalogue of the house that the settings name, while it is open or not. */
async function main(): Promise<string> {
  const wish = readWish(process.argv.slice(2))
  if ('says' in wish) throw new CatalogueFault(wish.says)
  if (wish.type === 'check') return check(wish.path)
  const config = readConfig(process.env, root)
  if (config.databaseUrl !== null) return fulfilled(config.databaseUrl, wish)
  const dataDir = `${config.dataDir}/postgres`
  const log = () => undefined
  return withDatabase({ dataDir, log }, ({ connectionString }) => fulfilled(connectionString, wish))
}

async function fulfilled(
  connectionString: string,
  wish: Exclude<Wish, { type: 'check' }>,
): Promise<string> {
  const database = openDatabase({
    connectionString,
    poolSize: 1,
    onFault: (fault) => console.error(fault.message),
  })
  try {
    const { titles } = await discoverTitles()
    const by = wish.by ?? userInfo().username
    // Running nodes look for themselves every two seconds.
    const changed = () => Promise.resolve()
    return await fulfil(openDesk({ database, titles: titlesOf(titles), by, changed }), wish)
  } finally {
    await database.end()
  }
}

try {
  console.log(await main())
} catch (fault) {
  if (fault instanceof StartFault) for (const sentence of fault.sentences) console.error(sentence)
  else if (fault instanceof PostgresFault || fault instanceof CatalogueFault)
    console.error(fault.message)
  else console.error(fault)
  process.exitCode = 1
}
