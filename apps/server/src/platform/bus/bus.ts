import type { z } from 'zod'

/**
 * Tells the other nodes of the house what has happened here. A message is told at most once and may be lost, so nothing may
 * rest on one alone: what it says can be read in the database, and is read there when messages may have been missed.
 */
export interface Bus {
  /** Makes a channel; each name is opened once. @throws Error when it already is. */
  readonly open: <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
  ) => Channel<z.output<Schema>>
  /** Messages of other nodes may have been missed until now: what rests on them is to be read anew. */
  readonly onMissed: (listener: () => void) => void
  /** `alone`: there is no other node to tell. `lost`: there may be some, and they cannot be reached now. */
  readonly state: () => BusState
  readonly stop: () => Promise<void>
}

export type BusState = 'alone' | 'connected' | 'lost'

/** One kind of message. */
export interface Channel<Payload> {
  /** Tells every node, this one at once. Never waits and never throws for want of a connection. */
  readonly publish: (payload: Payload) => void
  /** Tells the other nodes only. */
  readonly publishToOthers: (payload: Payload) => void
  readonly subscribe: (hear: (payload: Payload) => void) => void
}

/** What becomes of messages, for the operator. */
export interface BusWatch {
  /** A message to or from other nodes; `unread` could not be understood, `unsent` had nobody to carry it. */
  readonly busMessage: (channel: string, fate: 'sent' | 'heard' | 'unread' | 'unsent') => void
}
