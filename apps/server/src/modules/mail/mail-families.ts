import type { Family } from '#platform/metrics/exposition'
import type { LetterOutcome } from './send-letters.ts'
import type { OutboxFacts } from './store/outbox-facts.ts'

type Counted = Readonly<Record<LetterOutcome, number>>

/** Counts what this node's attempts came to. */
export function createLetterCounts() {
  const counted = { sent: 0, failed: 0, postponed: 0 }
  return {
    count: (outcome: LetterOutcome): void => void counted[outcome]++,
    counted: (): Counted => counted,
  }
}

/** Letters, for Prometheus. @param facts null when the outbox cannot be asked. */
export const mailFamilies = (facts: OutboxFacts | null, counted: Counted): Family[] => [
  {
    name: 'fairhouse_letters_waiting',
    help: 'Letters in the outbox, of all nodes.',
    type: 'gauge',
    isOfHouse: true,
    samples: facts ? [{ value: facts.waiting }] : [],
  },
  {
    name: 'fairhouse_letters_oldest_seconds',
    help: 'Age of the oldest letter that waits, apart from news.',
    type: 'gauge',
    isOfHouse: true,
    samples: facts ? [{ value: facts.oldestSeconds }] : [],
  },
  {
    name: 'fairhouse_letters_tried_total',
    help: 'Attempts to send a letter, by what became of them.',
    type: 'counter',
    samples: Object.entries(counted).map(([outcome, value]) => ({ labels: { outcome }, value })),
  },
]
