import { createServer } from 'node:http'
import { once } from 'node:events'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { discoverModules } from '../../../house/discover-modules.ts'
import { openDatabase } from '../../../platform/database.ts'
import { cloneDatabase } from '../../../platform/test-database.ts'
import { newPlayer, openBrowser, type TestBrowser } from '../../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../../wire/test-server.ts'
import { seedSandbox } from '#modules/catalog'
import { auditMoney } from '#modules/play'
import { auditProviders } from '../audit.ts'
import type { Connections } from '../connections.ts'
import type { Connection } from '../dialect.ts'
import { discoverDialects } from '../discover-dialects.ts'
import { createReconciler } from '../reconcile/reconcile.ts'
import { createProviders } from '../providers.ts'
import { signatureHeader, signed } from '../dialects/hub88/signature.ts'

/** Games that tests play, one for each dialect. */
const games = { hub88: 'Felix-NileCartographer', jili: 'TaDa-BerryLedger' } as const
export type DialectName = keyof typeof games

/** A house with a provider that tests play by hand. */
export interface TestProvider {
  readonly server: TestServer
  readonly ours: { readonly name: DialectName; readonly game: string }
  /** A player with a browser, for test money unless it is play money. */
  player(userType?: '1' | '2'): Promise<Seated>
  /** Sends these very bytes. */
  send(
    call: string,
    body: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Record<string, unknown>>
  /** What proves that a text is the provider's. */
  proofOf(text: string): Readonly<Record<string, string>>
  /** Sends a body signed, or with the secret, as the dialect has it. */
  tell(call: string, body: object): Promise<Record<string, unknown>>
  /** What is wrong with the books. */
  audit(): Promise<readonly string[]>
  /** What providers were asked when a game was launched. */
  readonly launched: readonly string[]
  /** Whether the provider answers when it is asked to open a game. */
  readonly says: Says
  /** Compares every day that is over, as is done every night. */
  reconcile(): Promise<void>
  stop(): Promise<void>
}

/** How the provider behaves. */
interface Says {
  opens: boolean
  /** What it has of a time, in its own words; ISO 8601. */
  transactions: (from: string, to: string) => readonly object[]
}

/** A player at a game. */
export interface Seated {
  readonly browser: TestBrowser
  readonly login: string
  readonly token: string
  /** Minor units, as his status tells. */
  balance(): Promise<number>
  /** Opens the game anew. @returns the token that plays from now on. */
  launch(): Promise<string>
}

const userStatus = z.object({ cash: z.number(), creditsFreePlay: z.number(), userType: z.number() })

export async function openTestProvider(
  name: DialectName,
  { demo = true, licence }: { readonly demo?: boolean; readonly licence?: string } = {},
): Promise<TestProvider> {
  const { provider, connection, theirs, says, launched } = await openPeer(name)
  const connections: Connections = {
    all: [connection],
    ofProvider: () => connection,
    named: (asked) => (asked === 'test' ? connection : undefined),
    frameOrigins: () => [],
    wake: () => undefined,
    stop: async () => undefined,
  }
  const cloned = await cloneDatabase()
  await withGames(cloned.connectionString)
  const { modules, reconciled } = await modulesWith(connections)
  const server = await startTestServer({
    database: cloned,
    modules,
    demo,
    ...(licence !== undefined && { licence }),
  })
  const send: TestProvider['send'] = async (call, body, headers = {}) => {
    const answer = await fetch(`${server.url}/providers/${name}/test/${call}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return z.record(z.string(), z.unknown()).parse(await answer.json())
  }
  const proofOf = (text: string): Record<string, string> =>
    name === 'hub88'
      ? { [signatureHeader]: signed(text, theirs.privateKey) }
      : { authorization: `Basic ${Buffer.from('test:shared').toString('base64')}` }
  return {
    server,
    ours: { name, game: games[name] },
    launched,
    says,
    send,
    player: async (userType = '1') => seated(server, { userType, game: games[name], launched }),
    proofOf,
    tell: (call, body) => {
      const text = JSON.stringify(body)
      return send(call, text, proofOf(text))
    },
    audit: async () => [
      ...(await auditMoney(server.database)),
      ...(await auditProviders(server.database)),
    ],
    reconcile: async () => {
      for (const reconcile of reconciled) await reconcile()
    },
    stop: async () => {
      provider.close()
      await server.stop()
    },
  }
}

/** The modules of the house, whose games of others these play. */
async function modulesWith(connections: Connections) {
  const reconciled: (() => Promise<unknown>)[] = []
  const modules = (await discoverModules()).map((module) =>
    module.name === 'providers'
      ? {
          ...module,
          create: async (needs: Parameters<typeof createProviders>[0]) => {
            const dialects = await discoverDialects()
            const { reconcileDue } = createReconciler({
              ...needs,
              connections,
              dialectOf: (asked) => dialects.find((one) => one.name === asked) ?? fail(asked),
            })
            reconciled.push(reconcileDue)
            return createProviders(needs, connections)
          },
        }
      : module,
  )
  return { modules, reconciled }
}

function fail(name: string): never {
  throw new Error(`nobody speaks ${name}`)
}

/** A provider that opens games and says nothing by itself. */
async function openPeer(name: DialectName) {
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const house = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const says: Says = { opens: true, transactions: () => [] }
  const launched: string[] = []
  const provider = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      response.statusCode = says.opens ? 200 : 500
      const told = Buffer.concat(parts).toString()
      const list = listOf(request.url ?? '', told, says)
      if (list === null) launched.push(told)
      response.end(JSON.stringify(list ?? { url: '/play/x', ErrorCode: 0, Data: '/play/x' }))
    })
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const place = provider.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  const connection: Connection = {
    name: 'test',
    dialect: name,
    secret: 'shared',
    operator: 'fairhouse',
    codeOf: (gameKey) => gameKey,
    reach: async () => `http://127.0.0.1:${place.port}`,
    pageAt: (url) => url,
    theirKey: () => theirs.publicKey,
    ourKey: () => house.privateKey,
  }
  return { provider, connection, theirs, says, launched }
}

/** What is answered to a call that asks for a list; null to any other. */
function listOf(url: string, told: string, says: Says): object | null {
  if (url.endsWith('transaction/list')) {
    const { from, to } = z.object({ from: z.string(), to: z.string() }).parse(JSON.parse(told))
    return says.transactions(from, to)
  }
  if (url.endsWith('GetBetRecordByTime')) {
    const form = new URLSearchParams(told)
    const [from, to] = [form.get('StartTime') ?? '', form.get('EndTime') ?? '']
    return { ErrorCode: 0, Data: says.transactions(from, to) }
  }
  if (url.endsWith('game/list')) return []
  return url.endsWith('GetGameList') ? { ErrorCode: 0, Data: [] } : null
}

/** The catalogue of the demo, before the house reads it. */
async function withGames(connectionString: string): Promise<void> {
  const database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
  await seedSandbox(database)
  await database.query(
    `UPDATE catalog_provider_game SET entry = jsonb_set(entry::jsonb, '{sandbox}', 'false')`,
  )
  await database.end()
}

async function seated(
  server: TestServer,
  of: {
    readonly userType: '1' | '2'
    readonly game: string
    readonly launched: readonly string[]
  },
): Promise<Seated> {
  const browser = await openBrowser(server.url)
  const form = newPlayer(of.userType)
  await browser.do('register', form)
  const launch = async (): Promise<string> => {
    await browser.do('launchGame', { uri: of.game })
    const told = of.launched.at(-1) ?? ''
    const token = /"token":"([^"]+)"/.exec(told)?.[1] ?? new URLSearchParams(told).get('Token')
    if (!token) throw new Error(`no token in ${told}`)
    return token
  }
  return {
    browser,
    login: form.login,
    token: await launch(),
    launch,
    balance: async () => {
      const status = userStatus.parse((await browser.do('status')).userStatus)
      return status.userType === 1 ? status.cash : status.creditsFreePlay
    },
  }
}

export const newRef = (): string => randomUUID()

/** Puts a player where the rules are the strictest: nobody knows the place. Only in a house that is no demo. */
export async function moveNowhere({ database }: TestServer, login: string): Promise<void> {
  await database.query(
    `WITH moved AS (UPDATE identity_account SET country = 'AA' WHERE login = $1 RETURNING player_id)
     UPDATE ledger_account SET version = version + 1 WHERE player_id IN (SELECT player_id FROM moved)`,
    [login],
  )
}
