import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  addStaff,
  listStaff,
  removeStaff,
  resetStaff,
} from '../../apps/server/src/modules/backoffice/index.ts'
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/platform/database.ts'
import {
  PostgresFault,
  withDatabase,
} from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { StartFault } from '../../apps/server/src/platform/start-fault.ts'
import { onlyHost } from '../../apps/server/src/platform/webauthn/relying-party.ts'
import { readWish, type Wish } from './wish.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run staff`: who works at the desk of the house that the settings name, while it is open or not. */
async function main(): Promise<string> {
  const wish = readWish(process.argv.slice(2))
  if ('says' in wish) {
    process.exitCode = 1
    return wish.says
  }
  const config = readConfig(process.env, root)
  if (config.databaseUrl !== null) return fulfilled(config.databaseUrl, wish, config)
  const dataDir = `${config.dataDir}/postgres`
  const log = () => undefined
  return withDatabase({ dataDir, log }, ({ connectionString }) =>
    fulfilled(connectionString, wish, config),
  )
}

async function fulfilled(
  connectionString: string,
  wish: Exclude<Wish, { says: string }>,
  { staff: { origin } }: Pick<Config, 'staff'>,
): Promise<string> {
  const database = openDatabase({
    connectionString,
    poolSize: 1,
    onFault: (fault) => console.error(fault.message),
  })
  const by = { database, nowMs: Date.now(), by: `operator ${userInfo().username}` }
  try {
    if (wish.type === 'list') return await listed(database, onlyHost(origin))
    if (wish.type === 'remove')
      return (await removeStaff(by, wish.name))
        ? `${wish.name} no longer works here.`
        : `Nobody of the name ${wish.name} works here.`
    if (wish.type === 'reset') {
      const first = await resetStaff(by, wish.name)
      return first === null
        ? `Nobody of the name ${wish.name} works here.`
        : `${wish.name} begins anew, without app, passkeys and recovery codes. Password for the next log-in: ${first}`
    }
    const password = await addStaff(by, wish)
    return password === null
      ? `The name ${wish.name} is taken.`
      : `${wish.name} works here as ${wish.role}. Password for the first log-in: ${password}`
  } finally {
    await database.end()
  }
}

async function listed(...who: Parameters<typeof listStaff>): Promise<string> {
  const all = await listStaff(...who)
  if (all.length === 0) return 'Nobody works here.'
  return all
    .map(({ name, role, active, hasApp, passkeys }) =>
      [
        name,
        role,
        active ? 'works here' : 'gone',
        hasApp ? 'with app' : 'without app',
        passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`,
      ].join('\t'),
    )
    .join('\n')
}

try {
  console.log(await main())
} catch (fault) {
  if (fault instanceof StartFault) for (const sentence of fault.sentences) console.error(sentence)
  else if (fault instanceof PostgresFault) console.error(fault.message)
  else console.error(fault)
  process.exitCode = 1
}
