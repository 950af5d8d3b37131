import { createServer, connect, type Server, type Socket } from 'node:net'

/**
 * What is done to a connection on its way:
 * - `reset`: both ends hear at once that it is gone.
 * - `loseQuestion`: the next question arrives in part, then both ends hear that the connection is gone.
 * - `loseAnswer`: the next answer is thrown away, then both ends hear that the connection is gone: what was asked for may be done.
 * - `blackHole`: nothing arrives any more in either direction, and nobody is told, not even of an end.
 * - `halfOpen`: the database hears that it is gone, the server does not.
 */
export type Cut = 'reset' | 'loseQuestion' | 'loseAnswer' | 'blackHole' | 'halfOpen'

/** A wire between the server and PostgreSQL that does what wires do on a bad day. */
export interface ChaosProxy {
  /** The database's address by way of the wire. */
  readonly connectionString: string
  /** Does it to each connection that is open now. @returns how many there were. */
  readonly cut: (how: Cut) => number
  /** From now on everything takes so much longer, in milliseconds; 0: no longer. */
  readonly slowDown: (ms: number) => void
  readonly close: () => Promise<void>
}

interface Wire {
  readonly near: Socket
  readonly far: Socket
  fate: Cut | 'whole'
}

/** Puts a wire before the database of `target`. */
export async function openChaosProxy(target: string): Promise<ChaosProxy> {
  const { hostname, port } = new URL(target)
  const wires = new Set<Wire>()
  let delayMs = 0
  const later = (work: () => void): void => {
    if (delayMs === 0) work()
    else setTimeout(work, delayMs)
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const wire: Wire = { near, far, fate: 'whole' }
    wires.add(wire)
    near.on('data', (chunk) => later(() => passQuestion(wire, chunk)))
    far.on('data', (chunk) => later(() => passAnswer(wire, chunk)))
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      // What breaks here ends with `close`, which is passed on below.
      socket.on('error', () => undefined)
    }
    near.on('close', () => {
      if (wire.fate !== 'blackHole') far.destroy()
      if (far.destroyed) wires.delete(wire)
    })
    far.on('close', () => {
      if (wire.fate !== 'halfOpen' && wire.fate !== 'blackHole') near.destroy()
      if (near.destroyed) wires.delete(wire)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' && address !== null ? address.port : '')
  return {
    connectionString: url.href,
    cut: (how) => {
      const whole = [...wires].filter(({ fate }) => fate === 'whole')
      for (const wire of whole) befall(wire, how)
      return whole.length
    },
    slowDown: (ms) => {
      delayMs = ms
    },
    close: () => close(server, wires),
  }
}

function befall(wire: Wire, how: Cut): void {
  wire.fate = how
  if (how === 'reset') reset(wire)
  if (how === 'halfOpen') wire.far.destroy()
}

function reset({ near, far }: Wire): void {
  near.resetAndDestroy()
  far.resetAndDestroy()
}

function passQuestion(wire: Wire, chunk: Buffer): void {
  if (wire.fate === 'whole' || wire.fate === 'loseAnswer') wire.far.write(chunk)
  if (wire.fate !== 'loseQuestion') return
  wire.far.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => reset(wire))
}

function passAnswer(wire: Wire, chunk: Buffer): void {
  if (wire.fate === 'whole' || wire.fate === 'loseQuestion') wire.near.write(chunk)
  if (wire.fate === 'loseAnswer') reset(wire)
}

async function close(server: Server, wires: ReadonlySet<Wire>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  for (const { near, far } of wires) {
    near.destroy()
    far.destroy()
  }
  await closed
}
