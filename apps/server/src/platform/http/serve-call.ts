import type { Failure } from '@fairhouse/contract/answers'
import { type CallName, calls } from '@fairhouse/contract/calls/all'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { RefusalName } from '@fairhouse/contract/refusals'
import {
  type Answers,
  type Ask,
  isRefused,
  type Outcome,
  type PlayerAsk,
  type Refused,
  type SessionChange,
} from '../answer.ts'
import { Busy } from '../faults.ts'
import type { Listener } from '../feeds/listener.ts'
import type { PlayerId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { isOutOfReach } from '../out-of-reach.ts'
import { countedAddress } from './address.ts'
import { isPlayerToken } from '../session-token.ts'
import { fieldFaults } from './field-faults.ts'
import type { FormValues } from './form-body.ts'
import { defaultLanguage, isLanguage, type Language } from './language.ts'
import type { RateLimiter } from './rate-limit.ts'
import { sayFormInvalid, sayRefusal, sayTransport } from './say.ts'
import { type SessionState, type Sessions, visitor } from './sessions.ts'

/** A call as it arrived, by POST or by frame. */
export interface Arrival {
  readonly name: CallName
  readonly values: FormValues
  readonly via: 'post' | 'frame'
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  readonly host: string
  readonly device: string | null
  /** Language of the path's prefix. */
  readonly prefix: Language | null
  readonly token: string | null
  readonly csrfHolds: boolean
  /** The asking browser where it also listens: it need not be told again what the answer tells. */
  readonly listener: Listener | null
}

/** What goes back: a body, and what the transport does besides. */
export interface Served {
  /** The body, JSON already: the same bytes whatever carries them. */
  readonly text: string
  readonly httpStatus: 200 | 429 | 500 | 503
  readonly player: PlayerId | null
  /** `ok`, the code of a refusal, or the HTTP status. */
  readonly outcome: string
  readonly retryAfterSeconds?: number
  readonly session?: SessionChange
  /** What the browser is to be recognised by from now on. */
  readonly device?: string
}

export interface CallNeeds {
  readonly answers: Answers
  readonly sessions: Sessions
  readonly limiter: RateLimiter
  readonly log: Log
  readonly metrics: Metrics
  /** Compares every reply with its schema: for tests and development, not for a server with players. */
  readonly checkReplies: boolean
  /** The house is closed for work: only asking who one is and logging out are answered. */
  readonly maintenance: boolean
  /** Hears of every status that an answer told a player, and which listener has heard it with the answer. */
  readonly statusTold: (player: PlayerId, status: UserStatus, told: Listener | null) => void
}

/** Every answer through one shape: `serve` has parsed the body with the very schema that the answer's own type comes from. */
type AnyAnswer = (ask: Ask | PlayerAsk, body: unknown) => Promise<Outcome<AnyReply>>

/** Where a reply has a status, the contract types it as a whole one. */
type AnyReply = Readonly<Record<string, unknown>> & { readonly userStatus?: UserStatus }

/**
 * Takes a call through all guards in their order (maintenance, csrf, session, rate limit, fields) to its answer. Never throws: a fault is
 * logged and answered with 500 and the request's id.
 */
export async function serveCall(needs: CallNeeds, arrival: Arrival): Promise<Served> {
  const began = performance.now()
  let served: Served
  try {
    const serving = serve(needs, arrival)
    served = serving instanceof Promise ? await serving : serving
  } catch (fault) {
    served = servedFault(needs, arrival, fault)
  }
  const ms = performance.now() - began
  needs.metrics.callAnswered(arrival.name, served.outcome, arrival.via, ms / 1000)
  writeLine(needs.log, { arrival, served, ms })
  return served
}

function servedFault(needs: CallNeeds, arrival: Arrival, fault: unknown): Served {
  if (fault instanceof Busy) return busy(fault.retryAfterSeconds, arrival)
  needs.log.error({ requestId: arrival.requestId, call: arrival.name, err: fault }, 'call failed')
  if (isOutOfReach(fault)) return busy(databaseAwaySeconds, arrival)
  const language = arrival.prefix ?? defaultLanguage
  const body = sayTransport('500', language, { requestId: arrival.requestId })
  return { text: JSON.stringify(body), httpStatus: 500, player: null, outcome: '500' }
}

/**
 * Calls of which a player makes one after the other, each with a row of its own in the database: as long as they go well and
 * quickly, their lines are for whoever asks for the debug level. The metrics count every one.
 */
const routine: ReadonlySet<CallName> = new Set(['play'])
const quickMs = 250

/** One line a call. Paths and bodies can hold tokens, so neither is ever in it. */
function writeLine(
  log: Log,
  {
    arrival,
    served,
    ms,
  }: { readonly arrival: Arrival; readonly served: Served; readonly ms: number },
): void {
  const { name, via, requestId } = arrival
  const { player, outcome, httpStatus } = served
  const level = routine.has(name) && outcome === 'ok' && ms < quickMs ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  log[level](
    {
      requestId,
      via,
      call: name,
      player: player ?? undefined,
      outcome,
      status: httpStatus,
      ms: Math.round(ms * 10) / 10,
    },
    'answered',
  )
}

/** For so long a database that died is away, as a rule, before it has been started again. */
const databaseAwaySeconds = 2

/** Not now: there is too much to do, or the database is away. What moves money is safe to ask again by its request key. */
const busy = (seconds: number, arrival: Arrival): Served => ({
  text: JSON.stringify(
    sayTransport('503', arrival.prefix ?? defaultLanguage, { waitSeconds: seconds }),
  ),
  httpStatus: 503,
  player: null,
  outcome: '503',
  retryAfterSeconds: seconds,
})

const answeredInMaintenance: readonly CallName[] = ['status', 'logOut']

function serve(needs: CallNeeds, arrival: Arrival): Served | Promise<Served> {
  const early = refusedUnread(needs, arrival)
  if (early) return no({ refused: early }, arrival.prefix ?? defaultLanguage)
  const session = sessionOf(needs.sessions, arrival.token)
  // What is known at once is not waited for: each wait costs a turn of the queue.
  return session instanceof Promise
    ? session.then((found) => serveSession(needs, arrival, found))
    : serveSession(needs, arrival, session)
}

function serveSession(
  needs: CallNeeds,
  arrival: Arrival,
  session: SessionState,
): Served | Promise<Served> {
  if (session.type !== 'player') return serveNobody(needs, arrival, session)
  const caller = callerOf(session, arrival.prefix)
  return tooMany(needs, arrival, caller) ?? answered(needs, arrival, caller)
}

async function serveNobody(
  needs: CallNeeds,
  arrival: Arrival,
  session: Exclude<SessionState, { type: 'player' }>,
): Promise<Served> {
  const caller = callerOf(session, arrival.prefix)
  const refused = await missingSession(needs.sessions, session, arrival.name)
  const served = refused
    ? no({ refused }, caller.language)
    : (tooMany(needs, arrival, caller) ?? (await answered(needs, arrival, caller)))
  const over = arrival.token !== null && isPlayerToken(arrival.token)
  return over && (refused !== null || arrival.name === 'status') ? { ...ended, ...served } : served
}

/** A no for which it does not matter who asks. */
function refusedUnread(needs: CallNeeds, { name, csrfHolds }: Arrival): RefusalName | null {
  if (needs.maintenance && !answeredInMaintenance.includes(name)) return 'maintenance'
  // The status call hands out the token, so it cannot ask for it; it changes nothing.
  return csrfHolds || name === 'status' ? null : 'csrfInvalid'
}

/** Takes the token of a session that is over out of the browser. */
const ended = { session: { end: true } } as const

/** Who asks, as far as a session tells. */
interface Caller {
  readonly player: PlayerId | null
  readonly sessionId: string | null
  readonly language: Language
}

function callerOf(session: SessionState, prefix: Language | null): Caller {
  if (session.type !== 'player')
    return { player: null, sessionId: null, language: prefix ?? defaultLanguage }
  const { player, sessionId } = session
  const own = isLanguage(session.language) ? session.language : defaultLanguage
  return { player, sessionId, language: prefix ?? own }
}

async function answered(needs: CallNeeds, arrival: Arrival, caller: Caller): Promise<Served> {
  const { player, sessionId, language } = caller
  const body = calls[arrival.name].body.safeParse(arrival.values)
  if (!body.success)
    return failed(sayFormInvalid(fieldFaults(body.error.issues, arrival.values), language), player)
  // What a page asks by itself is no sign of life.
  const touched =
    sessionId === null || arrival.values['passive'] === '1'
      ? undefined
      : needs.sessions.touch(sessionId)
  if (touched) await touched
  const { requestId, address, userAgent, host, device } = arrival
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see AnyAnswer
  const answer = needs.answers[arrival.name] as AnyAnswer
  const ask = { player, sessionId, language, requestId, address, userAgent, host, device }
  const outcome = await answer(ask, body.data)
  return isRefused(outcome) ? no(outcome, language, player) : yes(needs, arrival, outcome, player)
}

const sessionOf = (
  sessions: Sessions,
  token: string | null,
): Promise<SessionState> | SessionState =>
  token !== null && isPlayerToken(token) ? sessions.sessionOf(token) : visitor

/** Code 8 to the first who asks on an idle session, in a call that is about the player; 35 afterwards. */
async function missingSession(
  sessions: Sessions,
  session: Exclude<SessionState, { type: 'player' }>,
  name: CallName,
) {
  const forPlayers = calls[name].who === 'player'
  if (
    session.type === 'idle' &&
    (forPlayers || name === 'status') &&
    (await sessions.endIdle(session.sessionId))
  )
    return 'inactivityTimeout'
  return forPlayers ? 'loginRequired' : null
}

/** The answer to whoever asks too often; null while it is not too often. */
function tooMany(needs: CallNeeds, arrival: Arrival, { player, language }: Caller): Served | null {
  const { rateLimit } = calls[arrival.name]
  const whom =
    rateLimit.per === 'player' && player !== null ? player : countedAddress(arrival.address)
  const seconds = needs.limiter.take(`${arrival.name} ${whom}`, rateLimit)
  if (seconds === 0) return null
  return {
    text: JSON.stringify(sayTransport('429', language, { waitSeconds: seconds })),
    httpStatus: 429,
    player,
    outcome: '429',
    retryAfterSeconds: seconds,
  }
}

const no = (refused: Refused, language: Language, player: PlayerId | null = null): Served =>
  failed(sayRefusal(refused, language), player)

const failed = (body: Failure, player: PlayerId | null): Served => ({
  text: JSON.stringify(body),
  httpStatus: 200,
  player,
  outcome: String(body.code),
})

function yes(
  needs: CallNeeds,
  { name, listener }: Arrival,
  outcome: Exclude<Outcome<AnyReply>, Refused>,
  player: PlayerId | null,
): Served {
  const { reply, session, device } = outcome
  if (needs.checkReplies) calls[name].reply.parse(reply)
  if (player !== null && reply.userStatus !== undefined && name !== 'status')
    needs.statusTold(player, reply.userStatus, listener)
  const text = successText(JSON.stringify(reply))
  return {
    text,
    httpStatus: 200,
    player,
    outcome: 'ok',
    ...(session && { session }),
    ...(device !== undefined && { device }),
  }
}

/** A reply's JSON with `status` put first. */
const successText = (reply: string): string =>
  reply === '{}' ? '{"status":1}' : `{"status":1,${reply.slice(1)}`
