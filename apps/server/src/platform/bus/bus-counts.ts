import type { Family } from '../metrics/exposition.ts'
import type { BusState, BusWatch } from './bus.ts'

/** Counts messages between nodes for the operator. */
export function createBusCounts(): BusWatch & {
  readonly families: (state: BusState) => readonly Family[]
} {
  const counts = new Map<string, { readonly labels: Record<string, string>; value: number }>()
  return {
    busMessage: (channel, fate) => {
      const key = `${channel} ${fate}`
      const count = counts.get(key) ?? { labels: { channel, fate }, value: 0 }
      count.value += 1
      counts.set(key, count)
    },
    families: (state) =>
      state === 'alone'
        ? []
        : [
            {
              name: 'fairhouse_bus_connected',
              help: '1 when other nodes can be told; absent in a house of one process.',
              type: 'gauge',
              samples: [{ value: state === 'connected' ? 1 : 0 }],
            },
            {
              name: 'fairhouse_bus_messages_total',
              help: 'Messages between nodes: sent, heard, unread (not understood), unsent (no connection).',
              type: 'counter',
              samples: [...counts.values()],
            },
          ],
  }
}
