import { fileURLToPath } from 'node:url'
import { auditHouse } from '../../apps/server/src/house/audit-house.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import {
  PostgresFault,
  withDatabase,
} from '../../apps/server/src/platform/embedded-postgres/index.ts'
import {
  auditBooks,
  keepRun,
  mayAudit,
} from '../../apps/server/src/platform/operator/audit-books.ts'
import { onOwnConnection } from '../../apps/server/src/platform/operator/own-connection.ts'
import { StartFault } from '../../apps/server/src/platform/start-fault.ts'
import { auditOpenings } from './audit-openings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const usage = 'npm run audit, or npm run audit -- openings <folder of the signer>/openings'

/**
 * `npm run audit`: looks at every promise of the books in the database that the settings name, while the house is open or not. With `openings` it holds
 * the signer's log of opened seeds to what was played. Exit code 0 when all hold, 1 when one is broken, 2 when they could not be looked at.
 */
async function main([what, folder, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || (what !== undefined && (what !== 'openings' || folder === undefined))) {
    console.error(usage)
    return 2
  }
  const look = folder === undefined ? booksAt : openingsAt(folder)
  const config = readConfig(process.env, root)
  if (config.databaseUrl !== null) return look(config.databaseUrl)
  const log = (line: string): void => console.log(line)
  const dataDir = `${config.dataDir}/postgres`
  return withDatabase({ dataDir, log }, ({ connectionString }) => look(connectionString))
}

const openingsAt =
  (folder: string) =>
  (connectionString: string): Promise<number> =>
    onOwnConnection(connectionString, async (client) => {
      const say = (line: string): void => console.log(line)
      const on = {
        query: (text: string, values?: readonly unknown[]) =>
          client.query(text, values ? [...values] : undefined),
      }
      return (await auditOpenings(on, { folder, now: Date.now(), say })) ? 0 : 1
    })

const booksAt = (connectionString: string): Promise<number> =>
  onOwnConnection(connectionString, async (client) => {
    if (!(await mayAudit(client))) {
      console.error('Another audit is under way.')
      return 2
    }
    const run = await auditBooks(client, auditHouse, ({ promise, broken, ms }) =>
      console.log(`${broken ? 'BROKEN' : 'holds '}  ${promise} (${Math.round(ms)} ms)`),
    )
    await keepRun(client, run)
    for (const line of run.broken) console.error(line)
    const held = run.promises - run.broken.length
    console.log(`${held} of ${run.promises} promises hold`)
    return run.broken.length === 0 ? 0 : 1
  })

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (fault) {
  if (fault instanceof StartFault) for (const sentence of fault.sentences) console.error(sentence)
  else if (fault instanceof PostgresFault) console.error(fault.message)
  else console.error(fault)
  process.exitCode = 2
}
