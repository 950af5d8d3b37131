import type { Round } from '../../play/controller-state.ts'
import type { Chips } from './laid-chips.ts'

/** What a round was bet with, in chips of so many minor units; null when its amounts are not made of these. */
export function chipsOf({ events }: Pick<Round, 'events'>, chip: number): Chips | null {
  const bet = events.find((event) => event.type === 'rouletteBet')
  if (bet?.type !== 'rouletteBet') return null
  if (bet.chips.some(({ stake }) => stake % chip !== 0)) return null
  return new Map(bet.chips.map(({ spot, stake }) => [spot, stake / chip]))
}

/** The number that a round came to; null before the ball has fallen. */
export function pocketOf({ events }: Pick<Round, 'events'>): string | null {
  const landed = events.find((event) => event.type === 'ballLanded')
  return landed?.type === 'ballLanded' ? landed.pocket : null
}
