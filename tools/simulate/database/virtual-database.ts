import { Client, type QueryResult } from 'pg'
import type { Database, Transaction } from '../../../apps/server/src/platform/database.ts'
import type { Statement } from './lines.ts'
import { connectionRefused, type DatabaseWorld, type NodeOnWire, Wire } from './wire.ts'

/** As many as a server has in its pool. */
const poolSize = 4

export interface VirtualDatabase extends Database {
  /** Ends every connection without a word to the house, as a crash does. */
  cutAll(): Promise<void>
}

/** Everybody in the house who listens to a channel of the database. */
export class Channels {
  readonly #listening = new Set<{ channel: string; client: Client; node: NodeOnWire }>()
  readonly #world: DatabaseWorld

  constructor(world: DatabaseWorld) {
    this.#world = world
  }

  listen(channel: string, client: Client, node: NodeOnWire): void {
    this.#listening.add({ channel, client, node })
  }

  leave(client: Client): void {
    for (const one of this.#listening) if (one.client === client) this.#listening.delete(one)
  }

  notify(channel: string): void {
    const { scheduler, faults } = this.#world
    for (const one of this.#listening) {
      if (one.channel !== channel || !one.node.alive) continue
      scheduler.after(faults.travel(), `${one.node.name} is notified`, () => {
        if (one.node.alive) one.client.emit('notification', { channel, processId: 0, payload: '' })
      })
    }
  }
}

/** The database as a node of the house is given it: the same promises as `openDatabase`, under the scheduler. */
export function createVirtualDatabase(
  world: DatabaseWorld,
  channels: Channels,
  node: NodeOnWire,
): VirtualDatabase {
  const wires = new Set<Wire>()
  const connect = async (): Promise<Wire> => {
    const wire = await Wire.connect(world, node)
    wires.add(wire)
    wire.onEnd = () => wires.delete(wire)
    return wire
  }
  const pool = createPool(world, connect)
  const notified = (text: string): QueryResult | null => {
    const channel = /^NOTIFY (\w+)/.exec(text)?.[1]
    if (channel === undefined) return null
    channels.notify(channel)
    return nothing
  }
  return {
    query: async (text, values = []) => {
      const wire = await pool.take()
      try {
        return notified(text) ?? (await wire.query({ text, values, name: undefined }))
      } finally {
        pool.giveBack(wire)
      }
    },
    transaction: async (work) => {
      const wire = await pool.take()
      const say = (text: string, values: readonly unknown[] = []) =>
        wire.query({ text, values, name: undefined })
      const tx: Transaction = { __transaction: true, query: say }
      try {
        await say('BEGIN')
        const result = await work(tx)
        await say('COMMIT')
        return result
      } catch (fault) {
        // Where not even this goes through the connection is broken, and the pool will not use it again.
        await say(world.tampering.rollback).catch(() => wire.end())
        throw fault
      } finally {
        pool.giveBack(wire)
      }
    },
    connect: async () => clientOn(await connect(), channels, node),
    end: async () => {
      for (const wire of wires) await wire.end()
    },
    cutAll: async () => {
      for (const wire of wires) await wire.cut()
    },
  }
}

const nothing: QueryResult = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] }

/** So long somebody waits for a connection to be given back, in virtual milliseconds. */
const poolPatienceMs = 10_000

function createPool({ scheduler, faults }: DatabaseWorld, connect: () => Promise<Wire>) {
  const idle: Wire[] = []
  const queue: (() => void)[] = []
  const taken = { count: 0 }
  /** Waits for a connection that somebody gives back. @throws Error as the driver does, when that takes too long. */
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const turn = () => {
        scheduler.cancel(late)
        resolve()
      }
      const late = scheduler.after(poolPatienceMs, 'the pool has been empty for too long', () => {
        queue.splice(queue.indexOf(turn), 1)
        faults.count('pool empty for too long')
        reject(new Error('timeout exceeded when trying to connect'))
      })
      queue.push(turn)
    })
  const leave = () => {
    taken.count--
    queue.shift()?.()
  }
  return {
    take: async (): Promise<Wire> => {
      while (taken.count >= poolSize) await wait()
      taken.count++
      try {
        let wire = idle.shift()
        while (wire?.broken) wire = idle.shift()
        return wire ?? (await connect())
      } catch (fault) {
        leave()
        throw fault
      }
    },
    giveBack: (wire: Wire): void => {
      if (!wire.broken) idle.push(wire)
      leave()
    },
  }
}

/** A driver's client, so that what holds one cannot tell; everything it is asked goes over the wire. */
function clientOn(wire: Wire, channels: Channels, node: NodeOnWire): Client {
  const client = new Client()
  const ended = wire.onEnd
  wire.onEnd = () => {
    ended()
    channels.leave(client)
    if (node.alive) client.emit('end')
  }
  const query = async (
    asked: string | (Partial<Statement> & { text: string; query_timeout?: number }),
    values: readonly unknown[] = [],
  ): Promise<QueryResult> => {
    const text = typeof asked === 'string' ? asked : asked.text
    const channel = /^\s*LISTEN (\w+)/.exec(text)?.[1]
    if (channel !== undefined) {
      if (wire.broken) throw connectionRefused()
      channels.listen(channel, client, node)
      return nothing
    }
    if (typeof asked === 'string') return wire.query({ text, values, name: undefined })
    const statement = { text, values: asked.values ?? values, name: asked.name }
    return wire.query(statement, asked.query_timeout)
  }
  Object.defineProperties(client, {
    query: { value: query },
    connect: { value: () => Promise.resolve() },
    end: { value: () => wire.end() },
  })
  return client
}
