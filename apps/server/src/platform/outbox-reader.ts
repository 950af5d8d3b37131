import type { Client } from 'pg'
import type { Log } from './log.ts'
import { pruneOutbox } from './outbox-prune.ts'
import { hasTurn } from './outbox-turn.ts'
import { rowsOf } from './rows.ts'

/** Somebody who hears of a topic. */
export interface Consumer {
  readonly name: string
  readonly topic: string
  /** Takes rows, how many at a time is its own affair; how many from the first on were taken. A row that was not says why to `refused`. */
  readonly tell: (
    rows: readonly EventRow[],
    refused: (row: EventRow, fault: unknown) => void,
  ) => Promise<number>
}

export interface EventRow {
  readonly tx: string
  readonly id: bigint
  readonly payload: unknown
  readonly created_at: Date
}

const rowsAtOnce = 100
const pruneEveryMs = 10_000
const pruneOnMs = 1_000

/** Position of a consumer, and the rows behind it that no running transaction can still overtake. */
const nextRows = `
  SELECT event.tx::text AS tx, event.id, event.payload, event.created_at
  FROM outbox_consumer AS consumer
  JOIN outbox_event AS event ON (event.tx, event.id) > (consumer.tx, consumer.id)
  WHERE consumer.consumer = $1 AND event.topic = $2
    AND event.tx < pg_snapshot_xmin(pg_current_snapshot())
  ORDER BY event.tx, event.id
  LIMIT ${rowsAtOnce}`

const moveOn = 'UPDATE outbox_consumer SET tx = $2::xid8, id = $3 WHERE consumer = $1'

/** Reads the outbox on one connection, for the consumers that no other node hears for. */
export function createReader(client: Client, log: Log, stalledAfterMs: number) {
  const mine = new Set<string>()
  let pruneAt = performance.now() + pruneEveryMs

  async function isMine(consumer: string): Promise<boolean> {
    if (mine.has(consumer)) return true
    const turn = await hasTurn(client, consumer, stalledAfterMs)
    if (turn) mine.add(consumer)
    return turn
  }

  /** Tells a consumer its next rows; how many were told. A row that was not taken comes again. */
  async function tellNext(consumer: Consumer): Promise<number> {
    const rows = await rowsOf<EventRow>(client, nextRows, [consumer.name, consumer.topic])
    const told = await consumer.tell(rows, (row, fault) => {
      log.error({ err: fault, consumer: consumer.name, id: row.id }, 'an event was not taken')
    })
    const last = rows[told - 1]
    if (last) await client.query(moveOn, [consumer.name, last.tx, last.id])
    return told
  }

  return {
    /** Tells every consumer what comes next for it; how many rows were told. */
    async tellAll(consumers: readonly Consumer[]): Promise<number> {
      let told = 0
      for (const consumer of consumers) {
        if (await isMine(consumer.name)) told += await tellNext(consumer)
      }
      return told
    },
    /** Now and then removes what everybody has heard; on the node that hears, lest several do the same. */
    async pruneSometimes(): Promise<void> {
      if (mine.size === 0 || performance.now() < pruneAt) return
      const more = await pruneOutbox(client)
      pruneAt = performance.now() + (more ? pruneOnMs : pruneEveryMs)
    },
  }
}
