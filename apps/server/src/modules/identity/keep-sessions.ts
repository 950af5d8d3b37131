import type { Database, Transaction } from '#platform/database'
import { type Sessions, type SessionState, visitor } from '#platform/http/sessions'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { playerToken, tokenSha256 } from '#platform/session-token'
import type { IdentityNeeds } from './needs.ts'
import { endIdleSession } from './store/end-idle-session.ts'
import { endSession } from './store/end-session.ts'
import { endSessions, type EndingOfSessions } from './store/end-sessions.ts'
import { insertSession } from './store/insert-session.ts'
import { sessionByToken, type StoredSession } from './store/session-by-token.ts'
import { sessionIsAlive } from './store/session-is-alive.ts'
import { touchSession } from './store/touch-session.ts'

/** Who a new session is for, and from where. */
interface Beginning {
  readonly player: PlayerId
  readonly language: string
  readonly address: string
  readonly userAgent: string
}

export interface SessionKeeper extends Sessions {
  /** Whether the database knows the session as one that goes on. */
  readonly isAlive: (sessionId: string) => Promise<boolean>
  readonly begin: (
    tx: Transaction,
    beginning: Beginning,
  ) => Promise<{ token: string; sessionId: string }>
  readonly end: (tx: Transaction, sessionId: string, reason: 'logOut' | 'replaced') => Promise<void>
  /** Ends sessions of a player. Gives their `sessionKey`s, for `tellOver` once that is committed. */
  readonly endOf: (
    tx: Transaction,
    ending: Omit<EndingOfSessions, 'nowMs'>,
  ) => Promise<readonly string[]>
  /** Makes sessions that have ended worthless on every node at once, and closes their connections. */
  readonly tellOver: (over: readonly string[]) => void
}

interface Remembered {
  readonly token: string
  /** The token's `sessionKey`. */
  readonly key: string
  readonly state: Extract<SessionState, { type: 'player' }>
  readonly readAtMs: number
  seenAtMs: number
}

/**
 * How long a node that does not hear the others may not notice that a session ended there. What moves money asks `isAlive` when
 * it matters.
 */
const rememberMs = 10_000
const rememberAtMost = 100_000

/** Keeps sessions in the database, and the ones in use for a short while in memory. */
export function createSessionKeeper(
  needs: Pick<IdentityNeeds, 'database' | 'clock' | 'sessionIdleMs' | 'touchSeat' | 'sessionOver'>,
): SessionKeeper {
  const { database, clock, sessionIdleMs } = needs
  const memory = createMemory()
  // Precise to a sixtieth of the idle time, so that a busy session costs one small write in a while.
  const writeEveryMs = sessionIdleMs / 60

  return {
    sessionOf: (token) => {
      const now = clock.now()
      const known = memory.byToken(token)
      if (known && isWithin(now, known.readAtMs, rememberMs))
        return stateOf(known, now - sessionIdleMs)
      return readSession({ database, memory, token, now }).then((session) =>
        session ? stateOf(session, clock.now() - sessionIdleMs) : visitor,
      )
    },
    forget: memory.forget,
    forgetAll: memory.forgetAll,
    touch: (sessionId) => {
      const session = memory.bySession(sessionId)
      const now = clock.now()
      if (!session || isWithin(now, session.seenAtMs, writeEveryMs)) return undefined
      session.seenAtMs = now
      return touchSession(database, sessionId, now)
    },
    endIdle: async (sessionId) => {
      const nowMs = clock.now()
      memory.drop(sessionId)
      const ending = { sessionId, nowMs, sinceMs: nowMs - sessionIdleMs }
      return database.transaction(async (tx) => {
        const player = await endIdleSession(tx, ending)
        if (player !== null) await needs.touchSeat(tx, player)
        return player !== null
      })
    },
    isAlive: async (sessionId) => {
      const alive = await sessionIsAlive(database, sessionId, clock.now() - sessionIdleMs)
      if (!alive) memory.drop(sessionId)
      return alive
    },
    begin: async (tx, beginning) => {
      const token = playerToken()
      const nowMs = clock.now()
      const sessionId = uuidV7(nowMs)
      const userAgent = beginning.userAgent.slice(0, 512)
      const session = { ...beginning, userAgent, sessionId, nowMs, tokenSha256: tokenSha256(token) }
      await insertSession(tx, session)
      return { token, sessionId }
    },
    end: async (tx, sessionId, reason) => {
      const player = await endSession(tx, { sessionId, reason, nowMs: clock.now() })
      memory.drop(sessionId)
      if (player !== null) await needs.touchSeat(tx, player)
    },
    endOf: async (tx, ending) => {
      const ended = await endSessions(tx, { ...ending, nowMs: clock.now() })
      if (ended.length > 0) await needs.touchSeat(tx, ending.player)
      return ended.map(({ token_sha256: sha256 }) => sha256.toString('base64'))
    },
    tellOver: (over) => {
      for (const key of over) needs.sessionOver(key)
    },
  }
}

/** Whether two times are close. A time far ahead is not: the clock was put back since, and nothing may last until then. */
const isWithin = (nowMs: number, thenMs: number, ms: number): boolean =>
  Math.abs(nowMs - thenMs) < ms

/** A session on which nothing happened since `idleSinceMs` is idle. */
const stateOf = ({ state, seenAtMs }: Remembered, idleSinceMs: number): SessionState =>
  seenAtMs <= idleSinceMs ? { type: 'idle', sessionId: state.sessionId } : state

async function readSession(asked: {
  readonly database: Database
  readonly memory: Memory
  readonly token: string
  readonly now: number
}): Promise<Remembered | null> {
  const { database, memory, token, now } = asked
  const forgotten = memory.timesForgotten()
  const sha256 = tokenSha256(token)
  const stored = await sessionByToken(database, sha256)
  if (stored) {
    const session = remembered(stored, { token, key: sha256.toString('base64') }, now)
    // What another node ended while it was being read must not be remembered as alive.
    return memory.timesForgotten() === forgotten ? memory.keep(session) : session
  }
  const known = memory.byToken(token)
  if (known) memory.drop(known.state.sessionId)
  return null
}

const remembered = (
  { player, sessionId, language, suspended, guest, seenAtMs }: StoredSession,
  names: Pick<Remembered, 'token' | 'key'>,
  readAtMs: number,
): Remembered => ({
  ...names,
  state: { type: 'player', player, sessionId, language, suspended, guest },
  readAtMs,
  seenAtMs,
})

type Memory = ReturnType<typeof createMemory>

function createMemory() {
  const sessions = new Map<string, Remembered>()
  const tokens = new Map<string, string>()
  /** Session ids by the key that other nodes know them by. */
  const ids = new Map<string, string>()
  let timesForgotten = 0
  const drop = (sessionId: string) => {
    const token = tokens.get(sessionId) ?? ''
    const session = sessions.get(token)
    if (session) ids.delete(session.key)
    sessions.delete(token)
    tokens.delete(sessionId)
  }
  return {
    byToken: (token: string) => sessions.get(token),
    bySession: (sessionId: string) => sessions.get(tokens.get(sessionId) ?? ''),
    keep: (session: Remembered): Remembered => {
      drop(session.state.sessionId)
      const [oldest] = sessions.size >= rememberAtMost ? sessions.values() : []
      if (oldest) drop(oldest.state.sessionId)
      sessions.set(session.token, session)
      tokens.set(session.state.sessionId, session.token)
      ids.set(session.key, session.state.sessionId)
      return session
    },
    drop,
    timesForgotten: () => timesForgotten,
    forget: (key: string): void => {
      timesForgotten += 1
      const sessionId = ids.get(key)
      if (sessionId !== undefined) drop(sessionId)
    },
    forgetAll: (): void => {
      timesForgotten += 1
      for (const known of [sessions, tokens, ids]) known.clear()
    },
  }
}
