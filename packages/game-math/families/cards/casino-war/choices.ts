import { bestOf, type PricedAction } from '../places/priced.ts'

/** What going to war and surrendering are worth after a tie of this rank. @param rank 0 for a two to 12 for an ace. */
export function pricedChoices(
  { decks }: { readonly decks: number },
  rank: number,
): readonly PricedAction[] {
  const left = Array.from({ length: 13 }, (_, one) => 4 * decks - (one === rank ? 2 : 0))
  const count = 52 * decks - 2
  let wins = 0
  left.forEach((mine, own) => {
    left.forEach((theirs, other) => {
      if (own >= other) wins += mine * (own === other ? theirs - 1 : theirs)
    })
  })
  const chance = wins / (count * (count - 1))
  // The second bet wins as much again; else both are lost.
  return [
    { type: 'goToWar', worth: chance - 2 * (1 - chance) },
    { type: 'giveUp', worth: -0.5 },
  ]
}

/** Whether going to war is worth more than surrendering, whatever the rank of the tie. */
export const goesToWar = (rules: { readonly decks: number }, rank: number): boolean =>
  bestOf(pricedChoices(rules, rank)).type === 'goToWar'
