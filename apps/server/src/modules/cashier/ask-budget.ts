import type { Clock } from '#platform/clock'

/** How much may be asked about senders in one look at all payments: coins that cost next to nothing must not keep the others waiting. */
export interface AskBudget {
  /** Takes one question. `spent`: no more in this look; `silent`: somebody was asked in vain, and would be again. */
  readonly take: () => 'taken' | 'spent' | 'silent'
  /** Nobody answered: nothing more is asked in this look. */
  readonly heardNothing: () => void
}

const questions = 60
const lastsMs = 10_000

/** For one look, shared by all that look beside each other. */
export function createAskBudget(clock: Clock): AskBudget {
  const until = clock.now() + lastsMs
  let left = questions
  let isSilent = false
  return {
    take: () => {
      if (isSilent) return 'silent'
      if (left === 0 || clock.now() >= until) return 'spent'
      left--
      return 'taken'
    },
    heardNothing: () => {
      isSilent = true
    },
  }
}
