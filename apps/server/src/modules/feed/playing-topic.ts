import type { PlayingFrame } from '@fairhouse/contract/topics/playing'
import type { Clock } from '#platform/clock'
import type { Listener } from '#platform/realtime/listener'
import { frameNumbers } from '#platform/realtime/numbers'
import type { Topic } from '#platform/realtime/topic'
import { playingMs } from './crowd.ts'

/** The topic `playing`: begins with a snapshot, goes on with what changed. */
export interface PlayingTopic extends Topic {
  /** These are all games that are told now. When nothing more comes, nobody has bet: all are taken back. */
  readonly publish: (counts: Readonly<Record<string, number>>) => void
}

export function createPlayingTopic(clock: Clock): PlayingTopic {
  const { first, step } = frameNumbers(clock)
  const listeners = new Set<Listener>()
  let seq = first
  let counts: Readonly<Record<string, number>> = {}
  let over: NodeJS.Timeout | undefined

  const frameOf = (snapshot: boolean, data: PlayingFrame['data']): PlayingFrame => ({
    type: 'playing',
    topic: 'playing',
    seq,
    snapshot,
    data,
  })
  const change = (next: Readonly<Record<string, number>>): void => {
    const data = changesOf(counts, next)
    counts = next
    if (Object.keys(data).length === 0) return
    seq += step
    const frame = frameOf(false, data)
    for (const listener of listeners) listener.send(frame)
  }
  return {
    name: 'playing',
    follow: (listener) => {
      listeners.add(listener)
      listener.send(frameOf(true, counts))
    },
    leave: (listener) => {
      listeners.delete(listener)
    },
    stop: () => clearTimeout(over),
    publish: (next) => {
      clearTimeout(over)
      over = setTimeout(() => change({}), playingMs).unref()
      change(next)
    },
  }
}

/** What is another number than before; 0 where there is none any more. */
function changesOf(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): Record<string, number> {
  const gone = Object.keys(before).filter((uri) => !(uri in now))
  const changed = Object.entries(now).filter(([uri, count]) => before[uri] !== count)
  return Object.fromEntries([...gone.map((uri): [string, number] => [uri, 0]), ...changed])
}
