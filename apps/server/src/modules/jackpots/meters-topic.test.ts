import type { TopicFrame } from '@fairhouse/contract/realtime'
import { jackpotsFrame, type MeterAmount } from '@fairhouse/contract/topics/jackpots'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMetersTopic } from './meters-topic.ts'

const meter = (name: string, amount: number, run = 1): MeterAmount => ({
  meter: name,
  currency: 'CREDIT',
  amount,
  run,
})

function listen() {
  const heard: TopicFrame[] = []
  const send = (frame: TopicFrame) => void heard.push(jackpotsFrame.parse(frame))
  return { heard, listener: { player: null, send } }
}

describe('the topic of jackpots', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open() {
    let shown: readonly MeterAmount[] | Error = [meter('grand', 100), meter('mini', 5)]
    const read = vi.fn(async () => {
      if (shown instanceof Error) throw shown
      return shown
    })
    const failed = vi.fn()
    const topic = createMetersTopic({ read, failed, first: 1 })
    const show = (meters: typeof shown): void => void (shown = meters)
    return { topic, read, failed, show }
  }

  it('begins with all meters, then tells those that changed', async () => {
    const { topic, show } = open()
    const { heard, listener } = listen()
    void topic.follow(listener, undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toMatchObject([{ snapshot: true, data: [{ amount: 100 }, { amount: 5 }] }])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(heard).toHaveLength(1)
    show([meter('grand', 101), meter('mini', 5)])
    await vi.advanceTimersByTimeAsync(2000)
    show([meter('grand', 101), meter('mini', 5, 2)])
    await vi.advanceTimersByTimeAsync(2000)
    expect(heard.slice(1)).toMatchObject([
      { snapshot: false, data: [{ meter: 'grand', amount: 101 }] },
      { snapshot: false, data: [{ meter: 'mini', run: 2 }] },
    ])
    const later = listen()
    void topic.follow(later.listener, undefined)
    await vi.advanceTimersByTimeAsync(2000)
    expect(later.heard).toMatchObject([{ snapshot: true, data: [{ amount: 101 }, { run: 2 }] }])
    expect(heard).toHaveLength(3)
    topic.stop()
  })

  it('looks once a turn however many listen, and not at all when nobody does', async () => {
    const { topic, read } = open()
    const [one, other] = [listen().listener, listen().listener]
    void topic.follow(one, undefined)
    void topic.follow(other, undefined)
    await vi.advanceTimersByTimeAsync(2000)
    expect(read).toHaveBeenCalledTimes(2)
    topic.leave(one)
    topic.leave(other)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes on when meters could not be read once', async () => {
    const { topic, show, failed } = open()
    show(new Error('away'))
    const { heard, listener } = listen()
    void topic.follow(listener, undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(failed).toHaveBeenCalledOnce()
    show([meter('grand', 7)])
    await vi.advanceTimersByTimeAsync(2000)
    expect(heard).toMatchObject([{ snapshot: true, data: [{ amount: 7 }] }])
    topic.stop()
  })
})
