import type { ServerFrame } from '@fairhouse/contract/realtime'
import { describe, expect, it } from 'vitest'
import { createLine } from './line.ts'
import { fakeClock, scriptedSockets } from './scripted.ts'

function lineOf(...topics: string[]) {
  const clock = fakeClock()
  const sockets = scriptedSockets()
  const heard: ServerFrame[] = []
  const breaks: number[] = []
  const over: number[] = []
  const line = createLine({
    open: sockets.open,
    after: clock.after,
    topics: () => topics,
    hear: (frame) => heard.push(frame),
    broke: () => breaks.push(sockets.all.length),
    sessionWasOver: () => over.push(sockets.all.length),
  })
  return { line, clock, sockets, heard, breaks, over }
}

const winners = (seq: number): ServerFrame => ({
  type: 'winners',
  topic: 'winners',
  seq,
  snapshot: false,
  data: [],
})

describe('a line', () => {
  it('subscribes when it is open', () => {
    const { line, sockets } = lineOf('user', 'winners')
    line.start()
    expect(line.isOpen()).toBe(false)
    sockets.newest().events.opened()
    expect(line.isOpen()).toBe(true)
    expect(sockets.newest().sent).toEqual([
      { type: 'subscribe', topics: ['user', 'winners'], since: {} },
    ])
  })

  it('answers pings and passes on what it hears, but nothing that it does not know', () => {
    const { line, sockets, heard } = lineOf()
    line.start()
    const socket = sockets.newest()
    socket.events.opened()
    socket.tell({ type: 'ping' })
    socket.tell(winners(4))
    socket.events.received('{"type":"from-the-future"}')
    socket.events.received('no json')
    expect(socket.sent.slice(1)).toEqual([{ type: 'pong' }])
    expect(heard).toEqual([{ type: 'ping' }, winners(4)])
  })

  it('says when it was closed because its session is over, and not when it merely broke', () => {
    const { line, sockets, clock, over } = lineOf('user')
    line.start()
    sockets.newest().events.opened()
    sockets.newest().events.closed(1006)
    clock.pass(60_000)
    sockets.newest().events.opened()
    expect(over).toEqual([])
    sockets.newest().events.closed(4001)
    sockets.newest().events.closed(4001)
    expect(over).toEqual([2])
  })

  it('comes back with growing patience and says what it saw last', () => {
    const { line, sockets, clock } = lineOf('winners')
    line.start()
    sockets.newest().tell(winners(7))
    const waited: (number | undefined)[] = []
    for (let lost = 0; lost < 7; lost += 1) {
      sockets.newest().events.closed()
      const [wait] = clock.waits()
      waited.push(wait)
      clock.pass(wait ?? 0)
    }
    expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(sockets.all).toHaveLength(8)
    sockets.newest().events.opened()
    expect(sockets.newest().sent).toEqual([
      { type: 'subscribe', topics: ['winners'], since: { winners: 7 } },
    ])
  })

  it('gives up a connection on which nothing is heard for a minute', () => {
    const { line, sockets, clock, breaks } = lineOf()
    line.start()
    const silent = sockets.newest()
    silent.events.opened()
    clock.pass(50_000)
    silent.tell({ type: 'ping' })
    clock.pass(59_000)
    expect(line.isOpen()).toBe(true)
    clock.pass(1_000)
    expect(line.isOpen()).toBe(false)
    expect(silent.isClosed).toBe(true)
    expect(breaks).toEqual([1])
    clock.pass(1_000)
    expect(sockets.all).toHaveLength(2)
  })

  it('hears nothing more from a connection that it has left', () => {
    const { line, sockets, heard } = lineOf()
    line.start()
    const left = sockets.newest()
    line.restart()
    left.events.opened()
    left.tell(winners(1))
    expect(line.isOpen()).toBe(false)
    expect(heard).toEqual([])
  })

  it('stays away once it was stopped', () => {
    const { line, sockets, clock, breaks } = lineOf()
    line.start()
    line.stop()
    expect(sockets.newest().isClosed).toBe(true)
    expect(breaks).toEqual([1])
    expect(clock.waits()).toEqual([])
  })

  it('has only one connection after a restart', () => {
    const { line, sockets } = lineOf()
    line.start()
    line.restart()
    expect(sockets.all.map(({ isClosed }) => isClosed)).toEqual([true, false])
  })
})
