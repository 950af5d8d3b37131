import type { Chips } from '../showdown/selected.ts'
import type { BaccaratDefinition, Outcome } from './definition.ts'

/** Where a round ended, whatever was bet. */
export interface Ended {
  readonly player: number
  readonly banker: number
  readonly isPlayerPair: boolean
  readonly isBankerPair: boolean
}

/** Who is ahead. */
export function winnerOf(player: number, banker: number): 'player' | 'banker' | 'tie' {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}

/** All that a round came to. */
export function outcomesOf({
  player,
  banker,
  isPlayerPair,
  isBankerPair,
}: Ended): readonly Outcome[] {
  return [
    winnerOf(player, banker),
    ...(isPlayerPair ? (['playerPair'] as const) : []),
    ...(isBankerPair ? (['bankerPair'] as const) : []),
  ]
}

/** Pay units that chips on a place get back. */
export function paidTo(
  { spots }: BaccaratDefinition,
  { spot, chips }: Chips,
  met: readonly Outcome[],
): number {
  const pays = spots[spot] ?? {}
  return chips * met.reduce((sum, outcome) => sum + (pays[outcome] ?? 0), 0)
}
