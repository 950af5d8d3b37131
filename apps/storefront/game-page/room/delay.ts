/** How long a word takes to the house and back: the middle one of the last few, milliseconds. */
export interface Delay {
  /** Measures one question from now to its answer. */
  measure<Answer>(answer: Promise<Answer>): Promise<Answer>
  /** Null before anything was measured. */
  readonly middle: number | null
}

const kept = 5

/** @param now milliseconds of a clock that only goes on. */
export function createDelay(now: () => number): Delay {
  let last: readonly number[] = []
  return {
    async measure(answer) {
      const began = now()
      const came = await answer
      last = [...last.slice(1 - kept), now() - began]
      return came
    },
    get middle() {
      const sorted = last.toSorted((one, other) => one - other)
      return sorted[Math.floor(sorted.length / 2)] ?? null
    },
  }
}
