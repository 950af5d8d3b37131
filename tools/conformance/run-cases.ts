import type { Case } from './case.ts'

/** How a case came out. */
export interface Outcome {
  readonly number: number
  readonly what: string
  /** What was wrong, in words; null when the case stands. */
  readonly wrong: string | null
}

/** One case after the other: they share a player. */
export async function runCases(cases: readonly Case[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { number, what, run } of cases)
    outcomes.push({ number, what, wrong: await run().catch((fault: unknown) => String(fault)) })
  return outcomes
}
