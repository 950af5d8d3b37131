/** What the house says of its size (specification, section 1): said only while it is true. */
const labels = [
  { of: 'games', least: 250, to: '/games' },
  { of: 'slots', least: 200, to: '/online-slots-real-money' },
  { of: 'poker', least: 10, to: '/poker' },
  { of: 'jackpot', least: 10, to: '/progressive-games' },
] as const

export type TrueLabel = (typeof labels)[number]

/** @param counts how many games the catalogue has of each. */
export const trueLabels = (
  counts: Readonly<Record<TrueLabel['of'], number>>,
): readonly TrueLabel[] => labels.filter(({ of, least }) => counts[of] >= least)
