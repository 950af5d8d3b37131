import type { ServerFrame } from '@fairhouse/contract/realtime'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'

/** First pause before connecting again, doubled up to the longest, in milliseconds. */
const pauses = { first: 1000, longest: 30_000 } as const

/**
 * Keeps a line to `/ws` for the player's own balance. It is only a convenience: every answer carries the balance too, so that a page
 * whose line never opens is complete.
 * @returns how to hang up.
 */
export function openLiveLine(address: string, heard: (status: UserStatus) => void): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let seen: number | null = null
  let closed = false

  const connect = (): void => {
    const line = new WebSocket(address)
    socket = line
    line.addEventListener('open', () => {
      failures = 0
      const since = seen === null ? {} : { since: { user: seen } }
      line.send(JSON.stringify({ type: 'subscribe', topics: ['user'], ...since }))
    })
    line.addEventListener('message', ({ data }) => {
      const frame = frameOf(data)
      if (frame?.type === 'ping') line.send(JSON.stringify({ type: 'pong' }))
      if (frame?.type !== 'status') return
      seen = frame.seq
      heard(frame.data.userStatus)
    })
    line.addEventListener('close', () => {
      if (closed) return
      timer = setTimeout(connect, Math.min(pauses.longest, pauses.first * 2 ** failures))
      failures += 1
    })
  }

  connect()
  return () => {
    closed = true
    clearTimeout(timer)
    socket?.close()
  }
}

const kinds = new Set(['ping', 'answer', 'status', 'winners'])

function frameOf(data: unknown): ServerFrame | null {
  if (typeof data !== 'string') return null
  try {
    const frame: unknown = JSON.parse(data)
    return isFrame(frame) ? frame : null
  } catch {
    // Half a frame is no news; the next one brings the whole status anyway.
    return null
  }
}

/** Border: what our own server sends is built from the same contract; only its kind is looked at. */
const isFrame = (frame: unknown): frame is ServerFrame =>
  typeof frame === 'object' &&
  frame !== null &&
  'type' in frame &&
  typeof frame.type === 'string' &&
  kinds.has(frame.type)
