import { describe, expect, it } from 'vitest'
import { createLive, type Socket, type SocketEvents } from './live.ts'

interface Line extends Socket {
  readonly events: SocketEvents
  readonly sent: unknown[]
  closed: boolean
}

/** Sockets that the test opens and closes, and waits that it ends. */
function line(isLogged = false) {
  const sockets: Line[] = []
  const waits: { milliseconds: number; act: () => void }[] = []
  const heard: unknown[] = []
  const live = createLive({
    open(events) {
      const socket: Line = {
        events,
        sent: [],
        closed: false,
        send: (text) => void socket.sent.push(JSON.parse(text)),
        close() {
          socket.closed = true
          events.closed()
        },
      }
      sockets.push(socket)
      return socket
    },
    after(milliseconds, act) {
      waits.push({ milliseconds, act })
      return () => void waits.pop()
    },
    isLogged: () => isLogged,
    onStatus: (status) => heard.push(status),
    onWinners: (winners, snapshot) => heard.push({ winners, snapshot }),
  })
  const newest = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }
  const tell = (frame: unknown) => newest().events.received(JSON.stringify(frame))
  return { live, sockets, waits, heard, newest, tell }
}

const winners = (seq: number) => ({
  type: 'winners',
  topic: 'winners',
  seq,
  snapshot: false,
  data: [],
})

describe('the live connection', () => {
  it.each([
    [false, ['winners']],
    [true, ['user', 'winners']],
  ])('subscribes to what concerns the player (logged in: %s)', (isLogged, topics) => {
    const { live, newest } = line(isLogged)
    live.start()
    newest().events.opened()
    expect(newest().sent).toEqual([{ type: 'subscribe', topics, since: {} }])
  })

  it('answers pings and passes on what it hears', () => {
    const { live, newest, tell, heard } = line()
    live.start()
    tell({ type: 'ping' })
    tell(winners(4))
    tell({ type: 'from-the-future' })
    newest().events.received('no json')
    expect(newest().sent).toEqual([{ type: 'pong' }])
    expect(heard).toEqual([{ winners: [], snapshot: false }])
  })

  it('comes back with growing patience and says what it saw last', () => {
    const { live, newest, sockets, waits, tell } = line()
    live.start()
    tell(winners(7))
    for (let lost = 0; lost < 7; lost += 1) {
      newest().events.closed()
      waits.at(-1)?.act()
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ])
    newest().events.opened()
    expect(newest().sent).toEqual([
      { type: 'subscribe', topics: ['winners'], since: { winners: 7 } },
    ])
    expect(sockets).toHaveLength(8)
  })

  it('stays away once it was stopped', () => {
    const { live, newest, waits } = line()
    live.start()
    live.stop()
    expect(newest().closed).toBe(true)
    expect(waits).toEqual([])
  })

  it('has only one connection after a restart', () => {
    const { live, sockets, waits } = line()
    live.start()
    live.restart()
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false])
    expect(waits).toEqual([])
  })
})
