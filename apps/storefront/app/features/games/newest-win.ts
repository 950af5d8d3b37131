import type { Winner } from '@fairhouse/contract/calls/winners'
import type { useWriting } from '../../shell/house/house.tsx'

/** The newest win of a game among those that a page has heard of, in words; null where there is none. Who hides is not among them. */
export function newestWin(
  winners: readonly Winner[],
  uri: string,
  { money }: Pick<ReturnType<typeof useWriting>, 'money'>,
): string | null {
  const newest = winners.find(({ game }) => game.uri === uri)
  return newest ? money(newest.amount, newest.currency) : null
}
