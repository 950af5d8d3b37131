import { randomBytes } from 'node:crypto'
import type { ActionName, Round } from '@fairhouse/contract/rounds/round'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import pino from 'pino'
import { type Title, titlesOf } from '#modules/catalog'
import { createJackpots, type Jackpots } from '#modules/jackpots'
import { isRefused, type Outcome, type PlayerAsk, type Refused, answerText } from '#platform/answer'
import { type Database, openDatabase } from '#platform/database'
import { type PlayerId, playerId, secretToken } from '#platform/ids'
import { createSeedKeeper, type SeedKeeper } from '#platform/seeds/seed-keeper'
import { createPlay, type Play } from '../play.ts'
import type { Gate, PlayNeeds } from '../needs.ts'
import type { Slice } from '../slice.ts'
import { sampleAccount } from './sample-account.ts'
import { sampleStatus } from './sample-status.ts'
import { freeRules } from './free-rules.ts'
import { wheelTitle } from './wheel.ts'

/** Play on a real database, with everything above and beside it left out. */
export interface TestHouse {
  readonly play: Play
  readonly jackpots: Jackpots
  readonly database: Database
  /** Epoch milliseconds; tests may set it. */
  readonly time: { now: number }
  /** Players whose account is suspended. */
  readonly suspended: Set<PlayerId>
  register(userType?: 1 | 2): Promise<PlayerId>
  /** A player who sits at the wheel, with the connection. */
  seated(userType?: 1 | 2): Promise<Seated>
  close(): Promise<void>
}

export interface Seated {
  readonly player: PlayerId
  readonly ask: PlayerAsk
  readonly connection: string
}

/** Any key works on a test database; two houses on one database must share it. */
const houseSecret = new Uint8Array(32).fill(7)
/** The secret half of the key that test houses sign receipts with. */
export const testReceiptKey = new Uint8Array(32).fill(8)
let lastPlayer = randomBytes(3).readUIntBE(0, 3) * 1000

export function openTestHouse(
  connectionString: string,
  options: {
    readonly titles?: readonly Title[]
    readonly gates?: readonly Gate[]
    readonly slices?: readonly Slice[]
    readonly rules?: Partial<PlayRules>
    readonly sessionAlive?: () => boolean
    readonly released?: PlayNeeds['released']
    readonly receiptKey?: Uint8Array
    readonly seeds?: SeedKeeper
  } = {},
): TestHouse {
  const time = { now: 1_700_000_000_000 }
  const suspended = new Set<PlayerId>()
  const seeds = options.seeds ?? createSeedKeeper({ houseSecret })
  const database = openDatabase({ connectionString, poolSize: 4, onFault: () => undefined })
  const titles = options.titles ?? [wheelTitle]
  const log = pino({ level: 'silent' })
  const jackpots = createJackpots({
    database,
    clock: { now: () => time.now },
    log,
    seeds,
    titles: titles.map(({ manifest, rules }) => ({
      uri: manifest.uri,
      jackpots: rules.jackpots ?? [],
    })),
    loginsForOthers: async (players) => new Map(players.map((player) => [player, 'pl***'])),
  })
  const play = createPlay({
    database,
    meters: jackpots.book,
    clock: { now: () => time.now },
    log,
    titles: titlesOf(titles),
    released: options.released ?? (() => Promise.resolve({ missing: 'nothing is kept' })),
    releasedText: () => Promise.resolve(null),
    gates: options.gates ?? [],
    rulesFor: () => ({ ...freeRules, ...options.rules }),
    slices: () => options.slices ?? [],
    accountFacts: async (_, player) => sampleAccount(`player${player}`, suspended.has(player)),
    userStatus: statusOf,
    sessionAlive: async () => options.sessionAlive?.() ?? true,
    seeds,
    receiptKey: options.receiptKey ?? testReceiptKey,
    outboxGrew: () => undefined,
  })
  const register = async (userType: 1 | 2 = 2): Promise<PlayerId> => {
    const player = playerId(++lastPlayer)
    await database.transaction((tx) => play.openSeat(tx, player, userType))
    return player
  }
  return {
    play,
    jackpots,
    database,
    time,
    suspended,
    register,
    seated: async (userType = 2) => {
      const player = await register(userType)
      return { player, ask: askOf(player), connection: await connect(play, player) }
    },
    close: async () => {
      await play.drain()
      await database.end()
    },
  }
}

const statusOf: PlayNeeds['userStatus'] = (facts, serverTime) =>
  Object.assign(sampleStatus(facts, serverTime), ...facts.told.map((slice) => slice.status(facts)))

export const askOf = (player: PlayerId): PlayerAsk => ({
  requestId: 'test',
  player,
  sessionId: 'session',
  language: 'en',
  address: '127.0.0.1',
  userAgent: 'test',
  host: 'localhost',
  device: null,
})

export const newKey = (): string => secretToken(16)

/** Sits a player down at a game; one who has no seed yet chooses one, as pages do. */
export async function connect(play: Play, player: PlayerId, uri = 'wheel'): Promise<string> {
  const ask = askOf(player)
  const { connection, fairness } = granted(await play.answers.openGame(ask, { uri }))
  const { serverSeedHash, clientSeed } = fairness
  if (clientSeed === null) {
    granted(await play.answers.chooseClientSeed(ask, { clientSeed: newKey(), serverSeedHash }))
  }
  return connection
}

/** Begins the player's next stream, with a seed of his own. */
export async function rotate(play: Play, { ask }: Pick<Seated, 'ask'>, clientSeed = newKey()) {
  const { fairness } = granted(await play.answers.currentFairness(ask, {}))
  const { nextServerSeedHash } = fairness
  return play.answers.rotateSeed(ask, { clientSeed, nextServerSeedHash })
}

/** What a browser hears, without the seal, which is a signature of the moment. */
export const said = (outcome: Outcome<object>): string =>
  JSON.stringify(
    isRefused(outcome) ? withoutReceipt(outcome) : JSON.parse(answerText(outcome)),
    (key, value: unknown) => (key === 'seal' ? undefined : value),
  )

/** The reply of an outcome that must not be a refusal. */
export function granted<Reply extends object>(outcome: Outcome<Reply>): Reply {
  if (isRefused(outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.reply
}

/** The refusal of an outcome that must be one, without the receipt for it. */
export function refusedWith<Reply extends object>(outcome: Outcome<Reply>): Refused {
  if (!isRefused(outcome)) throw new Error('granted where a refusal was due')
  return withoutReceipt(outcome)
}

function withoutReceipt({ metadata, ...refused }: Refused): Refused {
  const rest = Object.entries(metadata ?? {}).filter(
    ([name]) => name !== 'receipt' && name !== 'seal',
  )
  return rest.length > 0 ? { ...refused, metadata: Object.fromEntries(rest) } : refused
}

export interface Turn {
  readonly uri?: string
  readonly stake?: number
  readonly requestKey?: string
  readonly action?: ActionName
  readonly data?: string
  readonly mode?: string
}

export const playOnce = (play: Play, seat: Seated, turn: Turn = {}) =>
  play.answers.play(seat.ask, {
    uri: turn.uri ?? 'wheel',
    connection: seat.connection,
    requestKey: turn.requestKey ?? newKey(),
    stake: turn.stake ?? 10,
    action: turn.action ?? 'bet',
    ...(turn.data === undefined ? {} : { data: turn.data }),
    ...(turn.mode === undefined ? {} : { mode: turn.mode }),
  })

/** Plays a round to its end, always opening the first box; returns the finished round. */
export async function playRound(play: Play, seat: Seated, turn: Turn = {}): Promise<Round> {
  const { round } = granted(await playOnce(play, seat, turn))
  return endRound(play, seat, { round, turn })
}

/** Goes on with a round to its end, always opening the first box. */
export async function endRound(
  play: Play,
  seat: Seated,
  { round: begun, turn = {} }: { round: Round; turn?: Turn },
): Promise<Round> {
  let round = begun
  while (!round.finished) round = granted(await goOn(play, seat, { round, turn })).round
  return round
}

function goOn(play: Play, seat: Seated, { round, turn }: { round: Round; turn: Turn }) {
  const [action] = round.actions
  if (!action) throw new Error('an open round offers nothing')
  const choice = 'choices' in action ? action.choices[0] : undefined
  return playOnce(play, seat, {
    ...(turn.uri === undefined ? {} : { uri: turn.uri }),
    stake: round.stake,
    action: action.type,
    ...(choice === undefined ? {} : { data: JSON.stringify({ choice }) }),
  })
}

/** Bets until a round stays open, and returns it. */
export async function untilOpen(play: Play, seat: Seated): Promise<Round> {
  for (;;) {
    const { round } = granted(await playOnce(play, seat, { stake: 100 }))
    if (!round.finished) return round
  }
}
