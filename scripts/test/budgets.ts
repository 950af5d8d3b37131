/**
 * Minutes that each kind of tests may take in `npm test`, on two processors that do nothing else; steps that go on beside each other each
 * count whole. `docs/tests.md` says the same, and a test holds it to that.
 */
export const budgets = {
  checks: 2,
  unit: 7,
  drills: 6,
  simulation: 3,
  certificates: 3,
  build: 1.5,
  journeys: 7,
  Lighthouse: null,
} as const

export type Kind = keyof typeof budgets

/** For the whole of `npm test`, from a clone with its packages installed. */
export const wholeBudget = 20
