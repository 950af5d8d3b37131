import { fileURLToPath } from 'node:url'
import { discoverTitles } from '../../apps/server/src/modules/catalog/index.ts'
import { rebuildHouse } from '../../apps/server/src/modules/loyalty/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/platform/database.ts'
import {
  PostgresFault,
  withDatabase,
} from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { StartFault } from '../../apps/server/src/platform/start-fault.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run loyalty [-- --repair]`: plays the journals again and compares. Exit code 0 when nothing differs, 1 when something does, 2 when nothing can be told. */
async function main(): Promise<number> {
  const more = process.argv.slice(2)
  if (more.some((argument) => argument !== '--repair')) {
    console.error('npm run loyalty [-- --repair]')
    return 2
  }
  const config = readConfig(process.env, root)
  const wish = { repair: more.includes('--repair') }
  const licence = config.licence.code
  if (config.databaseUrl !== null) return told(config.databaseUrl, licence, wish)
  const dataDir = `${config.dataDir}/postgres`
  return withDatabase({ dataDir, log: () => undefined }, ({ connectionString }) =>
    told(connectionString, licence, wish),
  )
}

async function told(
  connectionString: string,
  licence: string | null,
  wish: { readonly repair: boolean },
): Promise<number> {
  const onFault = (fault: Error): void => console.error(fault.message)
  const database = openDatabase({ connectionString, poolSize: 2, onFault })
  try {
    const log = createLog('warn', process.stderr)
    const { titles } = await discoverTitles()
    const { players, rounds, missing, differences } = await rebuildHouse(
      { database, log, titles, licence },
      wish,
    )
    console.log(`${rounds} rounds of ${players} players were played again.`)
    if (missing > 0)
      console.log(`${missing} were not counted${wish.repair ? '; they are now' : ''}.`)
    for (const difference of differences) console.log(difference)
    if (missing === 0 && differences.length === 0) console.log('All of it is as it is kept.')
    return differences.length > 0 || (missing > 0 && !wish.repair) ? 1 : 0
  } finally {
    await database.end()
  }
}

try {
  process.exitCode = await main()
} catch (fault) {
  if (!(fault instanceof PostgresFault || fault instanceof StartFault)) throw fault
  console.error(fault.message)
  process.exitCode = 2
}
