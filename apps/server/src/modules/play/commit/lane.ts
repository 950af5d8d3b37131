import type { MeterWin } from '@fairhouse/contract/rounds/meters'
import { Busy } from '#platform/faults'
import type { Log } from '#platform/log'
import type { StepRow } from '../decision.ts'
import type { MoneyWatch } from '../needs.ts'
import type { BatchResult } from './statement.ts'
import { createWriter, type WriterNeeds } from './writer.ts'

/**
 * What became of a decision: written; or its request key was used before, so an answer is there already; or its seat had
 * moved, and nothing was written.
 */
export type Verdict = 'committed' | 'answered' | 'stale'

type HearWins = (wins: readonly MeterWin[]) => void

/** Writes decisions, all that wait at once. At most one decision of a player may be under way. */
export interface Lane {
  /**
   * Resolves when the database has answered. After a lost connection the database is asked anew: the request key tells what had
   * been written.
   * @param heard is called before it resolves with what meters paid for a committed decision, if they did.
   * @throws Busy when too many wait or the database cannot be reached in time.
   */
  commit(row: StepRow, heard?: HearWins): Promise<Verdict>
  /** Refuses what comes now, waits for what is under way, gives the connection up. */
  drain(): Promise<void>
}

interface Waiting {
  readonly row: StepRow
  readonly heard: HearWins | undefined
  readonly answer: (verdict: Verdict) => void
  readonly fail: (fault: unknown) => void
}

export interface LaneNeeds extends WriterNeeds {
  readonly log: Log
  /** Hears of every batch that changed something; must not wait. */
  readonly committed: () => void
  /** `queued` hears by how many more or fewer wait. */
  readonly watch?: Pick<MoneyWatch, 'batch' | 'verdict' | 'queued'>
}

export const laneLimits = {
  /** Decisions that may wait. */
  queue: 4_096,
  /** Decisions in one statement. */
  batch: 1_024,
} as const

export function createLane(needs: LaneNeeds): Lane {
  const writer = createWriter(needs)
  let waiting: Waiting[] = []
  let working: Promise<void> | undefined
  let draining = false

  /** One batch after the other: what arrives while one is under way is the next. A lone decision waits for nobody. */
  async function work(): Promise<void> {
    // Everything that has arrived by now goes together.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const batch = waiting.slice(0, laneLimits.batch)
      waiting = waiting.slice(laneLimits.batch)
      needs.watch?.queued(-batch.length)
      await settle(batch.toSorted((left, right) => left.row.pocket - right.row.pocket))
    }
    working = undefined
  }

  /** Answers every decision of a batch. A batch that the database refuses is halved until the one at fault is alone. */
  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const askedAt = performance.now()
      const result = await writer.write(batch.map(({ row }) => row))
      needs.watch?.batch(batch.length, performance.now() - askedAt)
      answer(batch, result)
    } catch (fault) {
      if (batch.length === 1 || fault instanceof Busy) {
        for (const { fail } of batch) fail(fault)
        if (fault instanceof Busy) shed(fault)
        return
      }
      needs.log.warn({ err: fault, decisions: batch.length }, 'a batch was refused and is halved')
      const half = Math.ceil(batch.length / 2)
      await settle(batch.slice(0, half))
      await settle(batch.slice(half))
    }
  }

  /** What waited behind a database that does not answer was not asked for yet; it would wait as long again, and longer. */
  function shed(fault: Busy): void {
    const late = waiting
    waiting = []
    for (const { fail } of late) fail(fault)
  }

  function answer(batch: readonly Waiting[], result: BatchResult): void {
    const unmoved = new Set(result.unmoved)
    const answered = new Set(result.answered)
    let place = 0
    for (const { answer, heard } of batch) {
      place++
      const wins = result.wins?.get(place)
      if (wins) heard?.(wins)
      const verdict = verdictOf(place, unmoved, answered)
      needs.watch?.verdict(verdict)
      answer(verdict)
    }
    if (unmoved.size < batch.length) needs.committed()
  }

  return {
    commit: (row, heard) =>
      new Promise((answer, fail) => {
        if (draining) fail(new Busy('the house is closing'))
        else if (waiting.length >= laneLimits.queue) fail(new Busy('too many bets wait'))
        else {
          waiting.push({ row, heard, answer, fail })
          needs.watch?.queued(1)
          working ??= work()
        }
      }),
    drain: async () => {
      draining = true
      await working
      writer.close()
    },
  }
}

function verdictOf(
  place: number,
  unmoved: ReadonlySet<number>,
  answered: ReadonlySet<number>,
): Verdict {
  if (!unmoved.has(place)) return 'committed'
  return answered.has(place) ? 'answered' : 'stale'
}
