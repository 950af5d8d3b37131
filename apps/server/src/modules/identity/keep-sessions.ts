import type { Database, Transaction } from '#platform/database'
import type { Sessions } from '#platform/http/sessions'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { playerToken, tokenSha256 } from '#platform/session-token'
import type { IdentityNeeds } from './needs.ts'
import { endIdleSession } from './store/end-idle-session.ts'
import { endSession } from './store/end-session.ts'
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
}

interface Remembered extends StoredSession {
  readonly key: string
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
  needs: Pick<IdentityNeeds, 'database' | 'clock' | 'sessionIdleMs' | 'touchSeat'>,
): SessionKeeper {
  const { database, clock, sessionIdleMs } = needs
  const memory = createMemory()
  // Precise to a sixtieth of the idle time, so that a busy session costs one small write in a while.
  const writeEveryMs = sessionIdleMs / 60

  return {
    sessionOf: async (token) => {
      const session = await read(database, memory, token, clock.now())
      if (!session) return { type: 'visitor' }
      const { player, sessionId, language } = session
      if (clock.now() - session.seenAtMs >= sessionIdleMs) return { type: 'idle', sessionId }
      return { type: 'player', player, sessionId, language }
    },
    forget: memory.forget,
    forgetAll: memory.forgetAll,
    touch: async (sessionId) => {
      const session = memory.bySession(sessionId)
      const now = clock.now()
      if (!session || now - session.seenAtMs < writeEveryMs) return
      session.seenAtMs = now
      await touchSession(database, sessionId, now)
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
  }
}

async function read(
  database: Database,
  memory: Memory,
  token: string,
  nowMs: number,
): Promise<Remembered | null> {
  const sha256 = tokenSha256(token)
  const key = sha256.toString('base64')
  const known = memory.byKey(key)
  if (known && nowMs - known.readAtMs < rememberMs) return known
  const forgotten = memory.timesForgotten()
  const stored = await sessionByToken(database, sha256)
  if (!stored) {
    if (known) memory.drop(known.sessionId)
    return null
  }
  const session = { ...stored, key, readAtMs: nowMs }
  // What another node ended while it was being read must not be remembered as alive.
  return memory.timesForgotten() === forgotten ? memory.keep(session) : session
}

type Memory = ReturnType<typeof createMemory>

function createMemory() {
  const sessions = new Map<string, Remembered>()
  const keys = new Map<string, string>()
  let timesForgotten = 0
  const drop = (sessionId: string) => {
    const key = keys.get(sessionId)
    if (key !== undefined) sessions.delete(key)
    keys.delete(sessionId)
  }
  return {
    byKey: (key: string) => sessions.get(key),
    bySession: (sessionId: string) => sessions.get(keys.get(sessionId) ?? ''),
    keep: (session: Remembered): Remembered => {
      drop(session.sessionId)
      const [oldest] = sessions.values()
      if (oldest && sessions.size >= rememberAtMost) drop(oldest.sessionId)
      sessions.set(session.key, session)
      keys.set(session.sessionId, session.key)
      return session
    },
    drop,
    timesForgotten: () => timesForgotten,
    forget: (key: string): void => {
      timesForgotten += 1
      const session = sessions.get(key)
      if (session) drop(session.sessionId)
    },
    forgetAll: (): void => {
      timesForgotten += 1
      sessions.clear()
      keys.clear()
    },
  }
}
