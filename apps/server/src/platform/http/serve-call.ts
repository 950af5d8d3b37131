import type { Failure } from '@fairhouse/contract/answers'
import { type CallName, calls } from '@fairhouse/contract/calls/all'
import { isAllowedForGuests } from '@fairhouse/contract/rights-of-guests'
import { isAllowedWhenSuspended } from '@fairhouse/contract/rights-when-suspended'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import {
  answerText,
  type Answers,
  type Ask,
  isRefused,
  type Outcome,
  type PlayerAsk,
  type Refused,
} from '../answer.ts'
import { Busy, type BusyReason } from '../faults.ts'
import type { Listener } from '../realtime/listener.ts'
import type { PlayerId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { isOutOfReach } from '../out-of-reach.ts'
import { countedAddress } from './address.ts'
import type { Arrival, Served } from './arrival.ts'
import { writeCallLine } from './call-line.ts'
import { isPlayerToken } from '../session-token.ts'
import { fieldFaults } from './field-faults.ts'
import { defaultLanguage, isLanguage, type Language } from './language.ts'
import type { Tracer } from '../tracing/tracer.ts'
import type { RateLimiter } from './rate-limit.ts'
import { sayBusy, sayFormInvalid, sayRefusal, sayTransport } from './say.ts'
import { type SessionState, type Sessions, visitor } from './sessions.ts'

export interface CallNeeds {
  readonly answers: Answers
  readonly sessions: Sessions
  readonly limiter: RateLimiter
  readonly log: Log
  readonly metrics: Metrics
  /** Compares every reply with its schema: for tests and development, not for a server with players. */
  readonly checkReplies: boolean
  /** Why the house is closed for work now: only asking who one is and logging out are answered. Null: it is open. */
  readonly closedForWork: () => Refused | null
  /** Undefined: nothing is traced. */
  readonly tracer?: Tracer | undefined
  /** Hears of every status that an answer told a player, and which listener has heard it with the answer. */
  readonly statusTold: (player: PlayerId, status: UserStatus, told: Listener | null) => void
}

/** Every answer through one shape: `serve` has parsed the body with the very schema that the answer's own type comes from. */
type AnyAnswer = (ask: Ask | PlayerAsk, body: unknown) => Promise<Outcome<AnyReply>>

/** Where a reply has a status, the contract types it as a whole one. */
type AnyReply = Readonly<Record<string, unknown>> & { readonly userStatus?: UserStatus }
type Granted = Exclude<Outcome<AnyReply>, Refused>

/**
 * Takes a call through all guards in their order (maintenance, csrf, session, rate limit, fields) to its answer. Never throws: a fault is
 * logged and answered with 500 and the request's id.
 */
export function serveCall(needs: CallNeeds, arrival: Arrival): Promise<Served> {
  const { tracer } = needs
  if (tracer === undefined) return take(needs, arrival)
  const { name, traceparent, via, requestId } = arrival
  return tracer.follow(
    { name: `call ${name}`, traceparent },
    () => take(needs, arrival),
    ({ outcome, httpStatus }) => ({
      failed: httpStatus >= 500,
      attributes: { call: name, via, outcome, request: requestId },
    }),
  )
}

async function take(needs: CallNeeds, arrival: Arrival): Promise<Served> {
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
  writeCallLine(needs.log, { arrival, served, ms })
  return served
}

function servedFault(needs: CallNeeds, arrival: Arrival, fault: unknown): Served {
  if (fault instanceof Busy) return busy(fault.reason, fault.retryAfterSeconds, arrival)
  needs.log.error({ requestId: arrival.requestId, call: arrival.name, err: fault }, 'call failed')
  if (isOutOfReach(fault)) return busy('database', databaseAwaySeconds, arrival)
  const language = arrival.prefix ?? defaultLanguage
  const body = sayTransport('500', language, { requestId: arrival.requestId })
  return { body: JSON.stringify(body), httpStatus: 500, player: null, outcome: '500' }
}

/** For so long a database that died is away, as a rule, before it has been started again. */
const databaseAwaySeconds = 2

/** Not now, and why. What moves money is safe to ask again by its request key. */
const busy = (reason: BusyReason, seconds: number, arrival: Arrival): Served => ({
  body: JSON.stringify(sayBusy(reason, arrival.prefix ?? defaultLanguage, seconds)),
  httpStatus: 503,
  player: null,
  outcome: '503',
  retryAfterSeconds: seconds,
})

/** What must not wait for the house: how one stands, what flies in a live room, and whoever protects themselves. A begun round is gone on with; no other begins. */
const answeredInMaintenance: ReadonlySet<CallName> = new Set<CallName>([
  'status',
  'logOut',
  'cashOutInRoom',
  'ownTickets',
  'readProtection',
  'setLimit',
  'takeTimeOut',
  'excludeSelf',
  'setReality',
  'setSession',
  'blockGames',
])

function serve(needs: CallNeeds, arrival: Arrival): Served | Promise<Served> {
  const early = refusedUnread(needs, arrival)
  if (early) return no(early, arrival.prefix ?? defaultLanguage)
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
  const refused = tooMany(needs, arrival, caller)
  if (refused) return refused
  const withheld = withheldFrom(session, arrival.name)
  return withheld === null
    ? answered(needs, arrival, caller)
    : no({ refused: withheld }, caller.language, caller.player)
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

type PlayerSession = Extract<SessionState, { type: 'player' }>

/** Why this call is not for the player; null: it is. Calls that are for everybody are for whoever is suspended, and for guests, too. */
function withheldFrom(
  { suspended, guest }: PlayerSession,
  name: CallName,
): 'userSuspended' | 'accountFirst' | null {
  if (calls[name].who !== 'player') return null
  if (suspended && !isAllowedWhenSuspended(name)) return 'userSuspended'
  return guest && !isAllowedForGuests(name) ? 'accountFirst' : null
}

/** A no for which it does not matter who asks. */
function refusedUnread(needs: CallNeeds, { name, csrfHolds }: Arrival): Refused | null {
  const closed = answeredInMaintenance.has(name) ? null : needs.closedForWork()
  if (closed !== null) return closed
  // The status call hands out the token, so it cannot ask for it; it changes nothing.
  return csrfHolds || name === 'status' ? null : { refused: 'csrfInvalid' }
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

function answered(needs: CallNeeds, arrival: Arrival, caller: Caller): Served | Promise<Served> {
  const { sessionId } = caller
  const { name, values } = arrival
  const quick = calls[name].quick?.(values)
  const body = quick ? { success: true as const, data: quick } : calls[name].body.safeParse(values)
  if (!body.success) {
    const faults = fieldFaults(body.error.issues, values)
    return failed(sayFormInvalid(faults, caller.language), caller.player)
  }
  // What a page asks by itself is no sign of life.
  const touched =
    sessionId === null || values['passive'] === '1' ? undefined : needs.sessions.touch(sessionId)
  const { data } = body
  return touched
    ? touched.then(() => outcomeOf(needs, arrival, caller, data))
    : outcomeOf(needs, arrival, caller, data)
}

async function outcomeOf(
  needs: CallNeeds,
  arrival: Arrival,
  { player, sessionId, language }: Caller,
  body: unknown,
): Promise<Served> {
  const { requestId, address, userAgent, host, device } = arrival
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see AnyAnswer
  const answer = needs.answers[arrival.name] as AnyAnswer
  const ask = { player, sessionId, language, requestId, address, userAgent, host, device }
  const outcome = await answer(ask, body)
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
    body: JSON.stringify(sayTransport('429', language, { waitSeconds: seconds })),
    httpStatus: 429,
    player,
    outcome: '429',
    retryAfterSeconds: seconds,
  }
}

const no = (refused: Refused, language: Language, player: PlayerId | null = null): Served => {
  const served = failed(sayRefusal(refused, language), player)
  const { retryAfterSeconds } = refused
  return retryAfterSeconds === undefined ? served : { ...served, retryAfterSeconds }
}

const failed = (body: Failure, player: PlayerId | null): Served => ({
  body: JSON.stringify(body),
  httpStatus: 200,
  player,
  outcome: String(body.code),
})

function yes(
  needs: CallNeeds,
  { name, listener }: Arrival,
  outcome: Granted,
  player: PlayerId | null,
): Served {
  const { reply, answer, session, device } = outcome
  if (needs.checkReplies) checkReply(name, outcome)
  if (player !== null && reply.userStatus !== undefined && name !== 'status')
    needs.statusTold(player, reply.userStatus, listener)
  return {
    body: answer ?? answerText(outcome),
    httpStatus: 200,
    player,
    outcome: 'ok',
    ...(session && { session }),
    ...(device !== undefined && { device }),
  }
}

/** @throws ZodError when a reply is not what the contract says; Error when its text is not the reply's. */
function checkReply(name: CallName, granted: Granted): void {
  const { reply } = granted
  calls[name].reply.parse(reply)
  if (answerText(granted) !== answerText({ reply }))
    throw new Error(`the text of ${name} says something else than its reply`)
}
