import type { Round } from '../../play/controller-state.ts'
import type { Chips } from '../../chip-table/laid-chips.ts'

/** What a round was bet with, in chips of so many minor units; null when its amounts are not made of these. */
export function chipsOf({ events }: Pick<Round, 'events'>, chip: number): Chips | null {
  const bet = events.find((event) => event.type === 'diceBet')
  if (bet?.type !== 'diceBet') return null
  if (bet.chips.some(({ stake }) => stake % chip !== 0)) return null
  return new Map(bet.chips.map(({ spot, stake }) => [spot, stake / chip]))
}

/** How the dice of a round lie; null before they were thrown. */
export function diceOf({ events }: Pick<Round, 'events'>): readonly number[] | null {
  const rolled = events.find((event) => event.type === 'diceRolled')
  return rolled?.type === 'diceRolled' ? rolled.dice : null
}
