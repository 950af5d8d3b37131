/** What became of a challenge: solved, or the player closed it. */
export type ChallengeEnd = 'solved' | 'closed'

/** Lets calls through one after the other's challenge: one is open at a time, and the others wait. */
export interface Gate {
  /** Waits while a challenge is open. @returns how many were solved by then. */
  untilFree(): Promise<number>
  /**
   * A call met a challenge: it is shown, unless another one is open (whose end is waited for) or was solved after this call went out.
   * @param solvedBefore what `untilFree` said when the call went out.
   */
  meet(page: string, solvedBefore: number): Promise<ChallengeEnd>
}

export interface GateNeeds {
  /** Shows a challenge until it ends. */
  show(page: string): Promise<ChallengeEnd>
  pause(milliseconds: number): Promise<void>
}

/** Specification, section 9. */
const pollMilliseconds = 100

export function createGate({ show, pause }: GateNeeds): Gate {
  const now: { open: { end: ChallengeEnd | null } | null; solved: number } = {
    open: null,
    solved: 0,
  }
  async function shown(page: string): Promise<ChallengeEnd> {
    const own: { end: ChallengeEnd | null } = { end: null }
    now.open = own
    try {
      own.end = await show(page)
      if (own.end === 'solved') now.solved += 1
      return own.end
    } finally {
      own.end ??= 'closed'
      now.open = null
    }
  }
  return {
    async untilFree() {
      while (now.open !== null) await pause(pollMilliseconds)
      return now.solved
    },
    async meet(page, solvedBefore) {
      if (now.open === null) return now.solved > solvedBefore ? 'solved' : shown(page)
      const other = now.open
      while (other.end === null) await pause(pollMilliseconds)
      return other.end
    },
  }
}
