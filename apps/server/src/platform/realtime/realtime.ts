import type { Listener } from './listener.ts'
import type { Topic } from './topic.ts'

/** Fan-out to the browsers that are connected to this process. */
export interface Realtime {
  /** Names that no topic has are passed over. */
  readonly follow: (
    listener: Listener,
    wanted: {
      readonly topics: readonly string[]
      readonly since?: Readonly<Record<string, number>> | undefined
    },
  ) => Promise<void>
  readonly leave: (listener: Listener) => void
  /** Sends what waits to be told now. */
  readonly stop: () => void
}

/** @throws Error when two topics have one name. */
export function createRealtime(topics: readonly Topic[]): Realtime {
  const byName = new Map(topics.map((topic) => [topic.name, topic]))
  if (byName.size < topics.length) throw new Error('two topics have one name')
  return {
    follow: async (listener, { topics: names, since }) => {
      for (const name of new Set(names)) await byName.get(name)?.follow(listener, since?.[name])
    },
    leave: (listener) => {
      for (const topic of topics) topic.leave(listener)
    },
    stop: () => {
      for (const topic of topics) topic.stop()
    },
  }
}
