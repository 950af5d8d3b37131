import type { ClientFrame, ServerFrame, TopicFrame } from '@fairhouse/contract/realtime'

/** The part of a connection that is used. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What a connection tells. */
export interface SocketEvents {
  opened(): void
  received(text: unknown): void
  /** @param code of the other side, if it gave one. */
  closed(code?: number): void
}

export interface LineNeeds {
  open(events: SocketEvents): Socket
  /** @returns how to call it off. */
  after(milliseconds: number, act: () => void): () => void
  /** What to subscribe to, asked at each opening. */
  topics(): readonly string[]
  /** Every frame; pings are answered already. */
  hear(frame: ServerFrame): void
  /** The connection is gone; what was asked on it stays unanswered. */
  broke?(): void
  /** The house closed the line because the session is over: somebody else may be asking now, or nobody. */
  sessionWasOver?(): void
}

/** A connection to `/ws` that comes back by itself. */
export interface Line {
  start(): void
  stop(): void
  /** Connects anew, as somebody else perhaps. */
  restart(): void
  isOpen(): boolean
  /** Sends if the line is open; else the frame is lost. */
  say(frame: ClientFrame): void
}

/** The house closes a line with this when its session is over. */
const sessionOver = 4001
const firstWait = 1_000
const longestWait = 30_000
/** The house pings every 25 seconds; a line that says nothing for two pings and some is dead, though nobody closed it. */
const deadAfter = 60_000

/** Subscribes, answers pings, tells what came, and comes back with growing patience when the connection breaks. */
export function createLine(needs: LineNeeds): Line {
  let seen: Record<string, number> = {}
  let socket: Socket | null = null
  let isOpen = false
  let wait = firstWait
  const connecting = createAlarm(needs.after)
  const silence = createAlarm(needs.after)

  function connect(): void {
    const opened = needs.open({
      opened() {
        if (socket !== opened) return
        isOpen = true
        say({ type: 'subscribe', topics: [...needs.topics()], since: { ...seen } })
      },
      received(text) {
        if (socket === opened) hear(text)
      },
      closed(code) {
        if (socket !== opened) return
        if (code === sessionOver) needs.sessionWasOver?.()
        comeBack()
      },
    })
    socket = opened
    watch()
  }

  /** Every sign of life is a beginning; a connection that cannot be opened in that time is dead too. */
  const watch = (): void => silence.set(deadAfter, comeBack)

  function comeBack(): void {
    leave()
    connecting.set(wait, connect)
    wait = Math.min(wait * 2, longestWait)
  }

  function leave(): void {
    const left = socket
    socket = null
    isOpen = false
    silence.off()
    left?.close()
    needs.broke?.()
  }

  const say = (frame: ClientFrame): void => {
    if (isOpen) socket?.send(JSON.stringify(frame))
  }

  function hear(text: unknown): void {
    wait = firstWait
    watch()
    const frame = frameOf(text)
    if (frame === null) return
    if (frame.type === 'ping') say({ type: 'pong' })
    if ('topic' in frame) seen[frame.topic] = frame.seq
    needs.hear(frame)
  }

  function stop(): void {
    connecting.off()
    leave()
  }

  return {
    start: () => {
      if (socket === null && !connecting.isSet()) connect()
    },
    stop,
    restart: () => {
      stop()
      seen = {}
      connect()
    },
    isOpen: () => isOpen,
    say,
  }
}

/**
 * Whether a frame is of this type, which only one topic has; then its data are what that topic's contract says.
 * The house speaks by the same contract: data are not looked at again.
 */
export const isTold = <Frame extends TopicFrame>(
  frame: ServerFrame,
  type: Frame['type'],
): frame is Frame => frame.type === type

/** One thing that is to happen later; setting it anew calls the earlier one off. */
function createAlarm(after: LineNeeds['after']) {
  let callOff: (() => void) | null = null
  const off = (): void => {
    callOff?.()
    callOff = null
  }
  return {
    off,
    isSet: () => callOff !== null,
    set(milliseconds: number, act: () => void): void {
      off()
      callOff = after(milliseconds, () => {
        callOff = null
        act()
      })
    },
  }
}

/** A frame of the contract, or null for anything that a newer server may say. What it tells of topics goes to who listens for them. */
function frameOf(text: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(text))
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
  ('topic' in frame || frame.type === 'ping' || frame.type === 'answer')
