import type { Round } from '../../play/controller-state.ts'
import type { Chips } from '../../chip-table/laid-chips.ts'

/** What a round was bet with, in chips of so many minor units; null when its amounts are not made of these. */
export function chipsOf({ events }: Pick<Round, 'events'>, chip: number): Chips | null {
  const bet = events.find((event) => event.type === 'rouletteBet')
  if (bet?.type !== 'rouletteBet') return null
  if (bet.chips.some(({ stake }) => stake % chip !== 0)) return null
  return new Map(bet.chips.map(({ spot, stake }) => [spot, stake / chip]))
}

/** The numbers that a round came to, of each wheel in order; none before balls have fallen. */
export const pocketsOf = ({ events }: Pick<Round, 'events'>): readonly string[] =>
  events.flatMap((event) => (event.type === 'ballLanded' ? [event.pocket] : []))
