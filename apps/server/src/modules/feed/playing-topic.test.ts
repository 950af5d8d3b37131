import { type PlayingFrame, playingFrame } from '@fairhouse/contract/topics/playing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playingMs } from './crowd.ts'
import { createPlayingTopic } from './playing-topic.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A topic with somebody who listens, and what they have heard since the last time. */
function listening() {
  const topic = createPlayingTopic({ now: () => 1_795_348_800_000 })
  const frames: PlayingFrame[] = []
  void topic.follow(
    { player: null, send: (frame) => void frames.push(playingFrame.parse(frame)) },
    undefined,
  )
  return { topic, heard: () => frames.splice(0).map(({ snapshot, data }) => ({ snapshot, data })) }
}

describe('how many play', () => {
  it('begins with all that is told and goes on with what changed', () => {
    const { topic, heard } = listening()
    expect(heard()).toEqual([{ snapshot: true, data: {} }])
    topic.publish({ keno: 2, slot: 3 })
    expect(heard()).toEqual([{ snapshot: false, data: { keno: 2, slot: 3 } }])
    topic.publish({ keno: 2, dice: 4 })
    expect(heard()).toEqual([{ snapshot: false, data: { slot: 0, dice: 4 } }])
    topic.publish({ keno: 2, dice: 4 })
    expect(heard()).toEqual([])
    topic.stop()
  })

  it('takes all back when nothing was told for as long as a bet counts', () => {
    const { topic, heard } = listening()
    topic.publish({ keno: 2 })
    heard()
    vi.advanceTimersByTime(playingMs - 1)
    expect(heard()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heard()).toEqual([{ snapshot: false, data: { keno: 0 } }])
    topic.stop()
  })
})
