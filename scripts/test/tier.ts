/** How much of the tests one run takes: a share in every run, all of them before an issue is called resolved. */
export interface Tier {
  readonly isAll: boolean
  /** Where what is tried in turn begins: another number with each commit, the same for every run of one. */
  readonly turn: number
}

/** Names of the environment variables by which `npm test` tells its programs. */
export const tierVariables = { tier: 'TEST_TIER', turn: 'TEST_TURN' } as const

/** As the environment says; a program that is run by hand takes the share. */
export function readTier(environment: NodeJS.ProcessEnv): Tier {
  const turn = Number(environment[tierVariables.turn] ?? 0)
  return {
    isAll: environment[tierVariables.tier] === 'all',
    turn: Number.isSafeInteger(turn) ? turn : 0,
  }
}

/**
 * So many of `things` as a run's share takes, others with each turn, in their order; every run of one turn takes the same.
 * @returns all of them when the tier is `all`, or when there are no more.
 */
export function inTurn<Thing>(
  { isAll, turn }: Tier,
  things: readonly Thing[],
  share: number,
): readonly Thing[] {
  if (isAll || things.length <= share) return things
  const first = (turn * share) % things.length
  return things.filter((_, index) => (index - first + things.length) % things.length < share)
}
