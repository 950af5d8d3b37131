import type { Family } from '#platform/metrics/exposition'
import type { NoticeFacts } from './store/notice-facts.ts'

export type NoticeOutcome = 'stored' | 'repeated' | 'forged' | 'read' | 'postponed'

/** Counts what became of notices on this node. */
export function createNoticeCounts() {
  const counted = new Map<string, { provider: string; outcome: NoticeOutcome; count: number }>()
  return {
    count: (provider: string, outcome: NoticeOutcome): void => {
      const key = `${provider} ${outcome}`
      const known = counted.get(key)
      if (known) known.count += 1
      else counted.set(key, { provider, outcome, count: 1 })
    },
    /** For Prometheus. @param facts null when the table cannot be asked. */
    families: (facts: NoticeFacts | null): Family[] => [
      {
        name: 'fairhouse_payment_notices_total',
        help: 'Notices of payment providers, by what became of them.',
        type: 'counter',
        samples: [...counted.values()].map(({ provider, outcome, count: value }) => ({
          labels: { provider, outcome },
          value,
        })),
      },
      {
        name: 'fairhouse_payment_notices_unread',
        help: 'Notices that wait to be read, of all nodes.',
        type: 'gauge',
        isOfHouse: true,
        samples: facts ? [{ value: facts.unread }] : [],
      },
      {
        name: 'fairhouse_payment_notices_oldest_seconds',
        help: 'Age of the oldest notice that waits.',
        type: 'gauge',
        isOfHouse: true,
        samples: facts ? [{ value: facts.oldestSeconds }] : [],
      },
    ],
  }
}

export type NoticeCounts = ReturnType<typeof createNoticeCounts>
