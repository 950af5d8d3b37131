import type { Consumer, EventRow } from './outbox-reader.ts'

/** A kind of event: its name in the outbox and how one row's payload is read back. A row may carry many events. */
export interface Topic<Event> {
  readonly name: string
  read(payload: unknown, committedAt: Date): readonly Event[]
}

/** Hears one event after the other. */
export const oneByOne = <Event>(
  topic: Topic<Event>,
  name: string,
  handle: (event: Event) => Promise<void>,
): Consumer => ({
  name,
  topic: topic.name,
  tell: async (rows, refused) => {
    for (const [told, row] of rows.entries()) {
      try {
        for (const event of eventsOf(topic, row)) await handle(event)
      } catch (fault) {
        refused(row, fault)
        return told
      }
    }
    return rows.length
  },
})

/** Hears all events of the rows that wait at once. */
export const together = <Event>(
  topic: Topic<Event>,
  name: string,
  handle: (events: readonly Event[]) => Promise<void>,
): Consumer => ({
  name,
  topic: topic.name,
  tell: async (rows, refused) => {
    const [first] = rows
    if (!first) return 0
    try {
      await handle(rows.flatMap((row) => eventsOf(topic, row)))
      return rows.length
    } catch (fault) {
      refused(first, fault)
      return 0
    }
  },
})

/** A row of the outbox with its place in the order in which its topic is told. */
export interface ToldRow<Event> {
  readonly tx: bigint
  readonly id: bigint
  readonly events: readonly Event[]
}

/** Hears the rows that wait at once, with their places: for who keeps the place of the last one beside what it counts, and so counts each once. */
export const withPlaces = <Event>(
  topic: Topic<Event>,
  name: string,
  handle: (rows: readonly ToldRow<Event>[]) => Promise<void>,
): Consumer => ({
  name,
  topic: topic.name,
  tell: async (rows, refused) => {
    const [first] = rows
    if (!first) return 0
    try {
      await handle(
        rows.map((row) => ({ tx: BigInt(row.tx), id: row.id, events: eventsOf(topic, row) })),
      )
      return rows.length
    } catch (fault) {
      refused(first, fault)
      return 0
    }
  },
})

const eventsOf = <Event>(topic: Topic<Event>, row: EventRow): readonly Event[] =>
  topic.read(row.payload, row.created_at)
