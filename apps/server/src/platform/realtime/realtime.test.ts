import { describe, expect, it, vi } from 'vitest'
import { createRealtime } from './realtime.ts'
import type { Topic } from './topic.ts'

const topicOf = (name: string) =>
  ({ name, follow: vi.fn(), leave: vi.fn(), stop: vi.fn() }) satisfies Topic

const listener = { player: null, send: () => undefined }

describe('realtime', () => {
  it('hands a listener to the topics that it names, each with what was seen of it', async () => {
    const [weather, tides] = [topicOf('weather'), topicOf('tides')]
    const realtime = createRealtime([weather, tides])
    await realtime.follow(listener, { topics: ['tides', 'tides', 'none'], since: { tides: 7 } })
    expect(tides.follow.mock.calls).toEqual([[listener, 7]])
    expect(weather.follow).not.toHaveBeenCalled()
  })

  it('leaves and stops all of them', () => {
    const [weather, tides] = [topicOf('weather'), topicOf('tides')]
    const realtime = createRealtime([weather, tides])
    realtime.leave(listener)
    realtime.stop()
    for (const topic of [weather, tides]) {
      expect(topic.leave).toHaveBeenCalledWith(listener)
      expect(topic.stop).toHaveBeenCalledOnce()
    }
  })

  it('refuses two topics of one name', () => {
    expect(() => createRealtime([topicOf('tides'), topicOf('tides')])).toThrow('one name')
  })
})
