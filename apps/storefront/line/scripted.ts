import type { ServerFrame } from '@fairhouse/contract/realtime'
import type { Socket, SocketEvents } from './line.ts'

/** A clock that a test winds on, for tests. */
export function fakeClock() {
  let now = 0
  let waits: { readonly at: number; readonly act: () => void }[] = []
  return {
    after(milliseconds: number, act: () => void): () => void {
      const wait = { at: now + milliseconds, act }
      waits.push(wait)
      return () => {
        waits = waits.filter((other) => other !== wait)
      }
    },
    /** Acts on everything that is due within the time, in its order. */
    pass(milliseconds: number): void {
      const end = now + milliseconds
      for (;;) {
        const due = waits.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!due) break
        waits = waits.filter((other) => other !== due)
        now = due.at
        due.act()
      }
      now = end
    },
    waits: () => waits.map(({ at }) => at - now),
  }
}

export interface ScriptedSocket extends Socket {
  readonly events: SocketEvents
  readonly sent: unknown[]
  isClosed: boolean
  tell(frame: ServerFrame): void
}

/** Sockets that a test opens, speaks through and closes, for tests. */
export function scriptedSockets() {
  const all: ScriptedSocket[] = []
  return {
    all,
    open(events: SocketEvents): Socket {
      const socket: ScriptedSocket = {
        events,
        sent: [],
        isClosed: false,
        send: (text) => void socket.sent.push(JSON.parse(text)),
        close() {
          socket.isClosed = true
          events.closed()
        },
        tell: (frame) => events.received(JSON.stringify(frame)),
      }
      all.push(socket)
      return socket
    },
    /** @throws when none was opened. */
    newest(): ScriptedSocket {
      const socket = all.at(-1)
      if (!socket) throw new Error('no socket was opened')
      return socket
    },
  }
}
