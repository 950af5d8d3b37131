import type { Client } from 'pg'
import { createBell } from './bell.ts'
import type { Database, Queryable } from './database.ts'
import type { Log } from './log.ts'
import { keptRows } from './outbox-prune.ts'
import { oneByOne, type ToldRow, type Topic, together, withPlaces } from './outbox-consumers.ts'
import { type Consumer, createReader } from './outbox-reader.ts'
import { rowsOf } from './rows.ts'

export type { ToldRow, Topic } from './outbox-consumers.ts'

/** What was committed is told here, at least once, to everybody who asked to hear of it. */
export interface Outbox {
  /**
   * @param consumer names the position that is remembered; two consumers of one topic each hear everything. On many nodes one
   * at a time hears for a consumer; one that stalls in `handle` is followed by another, and told no more.
   * @param handle is called for one event after the other in the order of their commits. When it throws, the row is told
   * again, so what it does must bear repetition.
   */
  on<Event>(topic: Topic<Event>, consumer: string, handle: (event: Event) => Promise<void>): void
  /** The same for who counts: `handle` is called with all events of many rows, and with all of them again when it throws. */
  onMany<Event>(
    topic: Topic<Event>,
    consumer: string,
    handle: (events: readonly Event[]) => Promise<void>,
  ): void
  /** The same, with the place of each row: whoever keeps the last place in the transaction that counts, counts each row once. */
  onRows<Event>(
    topic: Topic<Event>,
    consumer: string,
    handle: (rows: readonly ToldRow<Event>[]) => Promise<void>,
  ): void
  /** Who hears of what. */
  consumers(): readonly { readonly name: string; readonly topic: string }[]
  start(): Promise<void>
  stop(): Promise<void>
  /** Something was committed: look at once instead of at the next poll, and tell the other nodes. */
  grew(): void
}

const pollMs = 1_000
/** NOTIFY takes a lock that all commits of the cluster share, so the other nodes are told no more often than this. */
const notifyEveryMs = 100
const channel = 'outbox'

const addConsumer =
  'INSERT INTO outbox_consumer (consumer, topic) VALUES ($1, $2) ON CONFLICT DO NOTHING'

const newest = `
  SELECT event.payload, event.created_at FROM outbox_event AS event
  WHERE event.topic = $1 ORDER BY event.tx DESC, event.id DESC LIMIT $2`

/**
 * Events still in the outbox, newest first, of at most so many rows.
 * @throws RangeError for more rows than are kept once everybody has heard of them.
 */
export async function newestEvents<Event>(
  on: Queryable,
  topic: Topic<Event>,
  rowsAtMost: number,
): Promise<Event[]> {
  if (rowsAtMost > keptRows) throw new RangeError(`the outbox keeps ${keptRows} rows of a topic`)
  const rows = await rowsOf<{ payload: unknown; created_at: Date }>(on, newest, [
    topic.name,
    rowsAtMost,
  ])
  return rows.flatMap((row) => topic.read(row.payload, row.created_at).toReversed())
}

/** A node that hears and says nothing to the database for so long is taken for stalled; another hears in its place. */
const hearerStalledMs = 10_000

/** Reads committed events and tells them on. */
export function createOutbox(needs: {
  readonly database: Database
  readonly log: Log
  readonly stalledAfterMs?: number
}): Outbox {
  const { database, log, stalledAfterMs = hearerStalledMs } = needs
  const consumers: Consumer[] = []
  const bell = createBell()
  const stopping = new AbortController()
  let hearing: Promise<void> | undefined
  let notifyTimer: NodeJS.Timeout | undefined

  /** Hears on one connection after the other until it is stopped. */
  async function hear(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await hearOn(await database.connect())
      } catch (fault) {
        log.warn({ err: fault }, 'the outbox lost its connection')
        await bell.wait(pollMs)
      }
    }
  }

  async function hearOn(client: Client): Promise<void> {
    try {
      client.on('notification', bell.ring)
      await client.query(`LISTEN ${channel}`)
      const reader = createReader(client, log, stalledAfterMs)
      while (!stopping.signal.aborted) {
        const told = await reader.tellAll(consumers)
        await reader.pruneSometimes()
        if (told === 0) await bell.wait(pollMs)
      }
    } finally {
      await client.end()
    }
  }

  return {
    on: (topic, name, handle) => {
      consumers.push(oneByOne(topic, name, handle))
    },
    onMany: (topic, name, handle) => {
      consumers.push(together(topic, name, handle))
    },
    onRows: (topic, name, handle) => {
      consumers.push(withPlaces(topic, name, handle))
    },
    consumers: () => consumers,
    async start() {
      for (const { name, topic } of consumers) await database.query(addConsumer, [name, topic])
      hearing = hear()
    },
    async stop() {
      stopping.abort()
      clearTimeout(notifyTimer)
      bell.ring()
      await hearing
    },
    grew() {
      bell.ring()
      if (stopping.signal.aborted || notifyTimer) return
      notifyTimer = setTimeout(() => {
        notifyTimer = undefined
        database.query(`NOTIFY ${channel}`).catch((fault: unknown) => {
          log.warn({ err: fault }, 'other nodes were not told of new events')
        })
      }, notifyEveryMs).unref()
    },
  }
}
