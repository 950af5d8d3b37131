import type { Winner } from '@fairhouse/contract/calls/winners'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { ClientFrame, ServerFrame } from '@fairhouse/contract/realtime'

/** The part of a connection that is used. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What a connection tells. */
export interface SocketEvents {
  opened(): void
  received(text: unknown): void
  closed(): void
}

export interface LiveNeeds {
  open(events: SocketEvents): Socket
  /** @returns how to call it off. */
  after(milliseconds: number, act: () => void): () => void
  isLogged(): boolean
  onStatus(status: UserStatus): void
  onWinners(winners: readonly Winner[], isSnapshot: boolean): void
}

export interface Live {
  start(): void
  stop(): void
  /** Connects anew, as somebody else perhaps. */
  restart(): void
}

const firstWait = 1_000
const longestWait = 30_000

/** The connection to /ws: subscribes, tells what came, and comes back with growing patience when it breaks. */
export function createLive(needs: LiveNeeds): Live {
  const seen: Record<string, number> = {}
  let socket: Socket | null = null
  let callOff: (() => void) | null = null
  let wait = firstWait

  const say = (frame: ClientFrame): void => socket?.send(JSON.stringify(frame))

  function connect(): void {
    callOff = null
    const opened = needs.open({
      opened: subscribe,
      received(text) {
        wait = firstWait
        const frame = parse(text)
        if (frame !== null) hear(frame)
      },
      closed() {
        if (socket !== opened) return
        socket = null
        callOff = needs.after(wait, connect)
        wait = Math.min(wait * 2, longestWait)
      },
    })
    socket = opened
  }

  const subscribe = (): void =>
    say({
      type: 'subscribe',
      topics: needs.isLogged() ? ['user', 'winners'] : ['winners'],
      since: { ...seen },
    })

  function hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'ping':
        return say({ type: 'pong' })
      case 'status':
        seen[frame.topic] = frame.seq
        return needs.onStatus(frame.data.userStatus)
      case 'winners':
        seen[frame.topic] = frame.seq
        return needs.onWinners(frame.data, frame.snapshot)
      case 'answer':
        return
    }
  }

  function stop(): void {
    callOff?.()
    callOff = null
    const closing = socket
    socket = null
    closing?.close()
  }

  return {
    start: () => {
      if (socket === null && callOff === null) connect()
    },
    stop,
    restart: () => {
      stop()
      delete seen['user']
      connect()
    },
  }
}

const frameTypes: readonly ServerFrame['type'][] = ['ping', 'answer', 'status', 'winners']

/** A frame of the contract, or null for anything that a newer server may say. */
function parse(data: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data))
    return isFrame(frame) ? frame : null
  } catch {
    // Not JSON: nothing that this page could act on.
    return null
  }
}

// Border: the house speaks by the same contract; only the kind of frame is looked at here.
const isFrame = (frame: unknown): frame is ServerFrame =>
  typeof frame === 'object' &&
  frame !== null &&
  'type' in frame &&
  frameTypes.some((type) => type === frame.type)
