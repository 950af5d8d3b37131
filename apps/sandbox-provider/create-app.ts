import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createFaults } from './faults.ts'
import { openGames } from './games.ts'
import { openJournal, type Session } from './journal.ts'
import { jsonOf, bodyOf } from './read-body.ts'
import { mountFaults } from './routes/faults.ts'
import { mountPages } from './routes/pages.ts'
import { mountRounds } from './routes/rounds.ts'
import { createRounds } from './rounds/rounds.ts'
import type { Sandbox } from './sandbox.ts'
import type { Settings } from './settings.ts'
import { type House, openHouse } from './tell-house.ts'
import { hub88Wallet } from './wallets/hub88.ts'
import { jiliWallet } from './wallets/jili.ts'

export interface SandboxApp {
  readonly app: FastifyInstance
  /** The public half of the key that its calls are signed with. */
  readonly publicKey: string
  readonly stop: () => Promise<void>
}

const bodyLimit = 64 * 1024
const launchHub88 = z.object({
  token: z.string(),
  user: z.string(),
  game_code: z.string(),
  currency: z.string(),
  lang: z.string(),
  lobby_url: z.string(),
})
/** From when on, and before when. */
const listed = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })
const hub88UnitsPerMinor = 1_000
const minorUnitsPerUnit = 100
/** How often it is looked for rounds whose players have not come back. */
const endOldEveryMs = 60 * 60_000

/** The sandbox, not yet listening. */
export function createSandbox(settings: Settings, now: () => number = Date.now): SandboxApp {
  const journal = openJournal(settings.folder, now)
  const house = openHouse(settings, journal, now)
  const app = Fastify({ bodyLimit, forceCloseConnections: true })
  const [games, faults] = [openGames(), createFaults()]
  const teller = { house, journal, faults }
  const wallets = { hub88: hub88Wallet(teller), jili: jiliWallet(teller, now) }
  const rounds = createRounds({ games, journal, wallets, now })
  const sandbox: Sandbox = { app, settings, journal, house, games, wallets, rounds, faults }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // A sandboxed frame has no origin of its own; what may be asked is said by the secret in the address.
      'access-control-allow-origin': '*',
    })
  })
  app.get('/healthz', async () => ({ status: 'up' }))
  mountLaunches(sandbox)
  mountLists(sandbox)
  mountPages(sandbox)
  mountRounds(sandbox)
  mountFaults(sandbox)
  for (const due of journal.dues()) void house.settle(due)
  void rounds.endOld()
  const endingOld = setInterval(() => void rounds.endOld(), endOldEveryMs).unref()
  return {
    app,
    publicKey: house.publicKey,
    stop: async () => {
      clearInterval(endingOld)
      house.stop()
      await app.close()
    },
  }
}

/** Where the house asks for games, in both dialects. */
function mountLaunches({ app, settings, games, journal, house }: Sandbox): void {
  const open = (told: Omit<Session, 'type' | 'sid'>): string | null => {
    if (games.find(told.gameKey) === null) return null
    const sid = randomBytes(18).toString('base64url')
    journal.openSession({ type: 'session', sid, ...told })
    return `/play/${sid}`
  }
  app.post('/operator/generic/v2/game/url', async (request, reply) => {
    if (!isSigned(house, request)) return reply.code(401).send({ error: 'signature' })
    const told = launchHub88.safeParse(jsonOf(bodyOf(request.body)))
    if (!told.success) return reply.code(400).send({ error: 'parameters' })
    const { token, user, game_code: gameKey, currency, lang, lobby_url: lobbyUrl } = told.data
    const url = open({ dialect: 'hub88', token, user, gameKey, currency, language: lang, lobbyUrl })
    return url === null ? reply.code(404).send({ error: 'unknown game' }) : { url }
  })
  app.post('/singleWallet/LoginWithoutRedirect', async (request) => {
    const form = formOf(request.body, settings.secret)
    if (form === null) return { ErrorCode: 3, Message: 'key' }
    const token = form.get('Token') ?? ''
    // Who plays with a token, and for which money, this dialect asks the house.
    const heard = await house.ask({
      dialect: 'jili',
      call: 'auth',
      body: { reqId: randomBytes(8).toString('hex'), token },
    })
    if (heard.type === 'silence' || heard.body['errorCode'] !== 0)
      return { ErrorCode: 5, Message: 'token' }
    const url = open({
      dialect: 'jili',
      token,
      user: String(heard.body['username']),
      currency: String(heard.body['currency']),
      gameKey: form.get('GameId') ?? '',
      language: form.get('Lang') ?? 'en',
      lobbyUrl: form.get('HomeUrl') ?? '',
    })
    return url === null ? { ErrorCode: 2, Message: 'game' } : { ErrorCode: 0, Data: url }
  })
}

/** Where the house asks what there is, and what moved, in both dialects. */
function mountLists({ app, settings, games, journal, house }: Sandbox): void {
  app.post('/operator/generic/v2/game/list', async (request, reply) => {
    if (!isSigned(house, request)) return reply.code(401).send({ error: 'signature' })
    return games.keys.map((key) => ({ game_code: key }))
  })
  app.post('/operator/generic/v2/transaction/list', async (request, reply) => {
    if (!isSigned(house, request)) return reply.code(401).send({ error: 'signature' })
    const told = listed.safeParse(jsonOf(bodyOf(request.body)))
    if (!told.success) return reply.code(400).send({ error: 'parameters' })
    const { from, to } = told.data
    return journal.moved('hub88', Date.parse(from), Date.parse(to)).map((one) => ({
      transaction_uuid: one.id,
      kind: one.taken > 0 ? 'bet' : 'win',
      amount: (one.taken + one.given) * hub88UnitsPerMinor,
      created_at: new Date(one.at).toISOString(),
    }))
  })
  app.post('/singleWallet/GetBetRecordByTime', async (request) => {
    const form = formOf(request.body, settings.secret)
    if (form === null) return { ErrorCode: 3, Message: 'key' }
    const times = listed.safeParse({ from: form.get('StartTime'), to: form.get('EndTime') })
    if (!times.success) return { ErrorCode: 3, Message: 'time' }
    const { from, to } = times.data
    const Data = journal.moved('jili', Date.parse(from), Date.parse(to)).map((one) => ({
      round: one.id,
      betAmount: one.taken / minorUnitsPerUnit,
      winloseAmount: one.given / minorUnitsPerUnit,
    }))
    return { ErrorCode: 0, Data }
  })
  app.post('/singleWallet/GetGameList', async (request) =>
    formOf(request.body, settings.secret) === null
      ? { ErrorCode: 3, Message: 'key' }
      : { ErrorCode: 0, Data: games.keys.map((GameId) => ({ GameId })) },
  )
}

/** Whether the house signed a request of the dialect that signs. */
function isSigned(house: House, { body, headers }: FastifyRequest): boolean {
  const signature = headers['x-hub88-signature']
  return typeof signature === 'string' && house.isHouses(bodyOf(body), signature)
}

/** A form of the house without its key; null when the key is not of these fields. */
function formOf(body: unknown, secret: string): URLSearchParams | null {
  const form = new URLSearchParams(bodyOf(body).toString())
  const key = form.get('Key') ?? ''
  form.delete('Key')
  return isKeyOf(form, key, secret) ? form : null
}

function isKeyOf(form: URLSearchParams, key: string, secret: string): boolean {
  const wanted = Buffer.from(createHmac('sha256', secret).update(form.toString()).digest('hex'))
  const given = Buffer.from(key)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
