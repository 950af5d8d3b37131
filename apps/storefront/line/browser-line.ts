import type { LineNeeds, Socket, SocketEvents } from './line.ts'

function open(events: SocketEvents): Socket {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
  socket.addEventListener('open', events.opened)
  socket.addEventListener('message', ({ data }) => events.received(data))
  socket.addEventListener('close', ({ code }) => events.closed(code))
  const close = (): void => socket.close()
  return {
    send: (text) => socket.send(text),
    // A browser complains of one that is closed before it was open; nobody listens to it any more.
    close() {
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', close)
      else close()
    },
  }
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** The page's own network and clock. */
export const browserLine: Pick<LineNeeds, 'open' | 'after'> = { open, after }
