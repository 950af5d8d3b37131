import { Client } from 'pg'
import { type AuditRun, lastRun } from './audit-books.ts'
import { askDatabase, databaseBytes, type DatabaseFacts } from './database-facts.ts'

/** What is known of the database now, or why nothing is. */
export type Watched =
  | { readonly facts: DatabaseFacts; readonly audit: AuditRun | null }
  | { readonly away: string }

export interface DatabaseWatch {
  /** Answers within seconds, whatever the database does; asks it at most every five seconds, however many want to know. */
  readonly look: () => Promise<Watched>
  readonly stop: () => Promise<void>
}

const askEveryMs = 5_000
const sizeEveryMs = 60_000
const patienceMs = 2_000

/** Watches on a connection of its own: when all others are taken, this is when one wants to know. */
export function watchDatabase(needs: {
  /** Asked anew for each connection: after a fail-over the database is elsewhere. */
  readonly address: () => string
  readonly consumers: () => readonly { readonly name: string; readonly topic: string }[]
}): DatabaseWatch {
  let client: Client | undefined
  let known: { readonly at: number; readonly watched: Promise<Watched> } | undefined
  let size: { readonly at: number; readonly bytes: number } | undefined

  async function connected(): Promise<Client> {
    if (client) return client
    const next = new Client({
      connectionString: needs.address(),
      application_name: 'fairhouse watch',
      connectionTimeoutMillis: patienceMs,
      statement_timeout: patienceMs,
      query_timeout: patienceMs + 1_000,
    })
    next.on('error', () => {
      if (client === next) client = undefined
    })
    await next.connect()
    client = next
    return next
  }
  async function ask(): Promise<Watched> {
    try {
      const on = await connected()
      const facts = await askDatabase(on, needs.consumers())
      if (!size || performance.now() - size.at > sizeEveryMs)
        size = { at: performance.now(), bytes: await databaseBytes(on) }
      return { facts: { ...facts, databaseBytes: size.bytes }, audit: await lastRun(on) }
    } catch (fault) {
      await client?.end().catch(() => undefined)
      client = undefined
      return { away: fault instanceof Error ? fault.message : String(fault) }
    }
  }
  return {
    look: () => {
      const now = performance.now()
      if (!known || now - known.at > askEveryMs) known = { at: now, watched: ask() }
      return known.watched
    },
    stop: async () => {
      await known?.watched
      await client?.end().catch(() => undefined)
    },
  }
}
