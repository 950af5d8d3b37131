import type { TwoDice } from '@fairhouse/contract/families/craps/spots'
import type { Standing } from '@fairhouse/contract/families/craps/bets'
import { boardOf } from '@fairhouse/stage/families/craps/board'
import { crapsEventsOf } from '@fairhouse/stage/families/craps/craps-events'
import type { Chips } from '../../chip-table/laid-chips.ts'
import type { Round } from '../../play/controller-state.ts'

type Told = Pick<Round, 'events'>

/** What a round was begun with, in chips of so many minor units; null when its amounts are not made of these. */
export function openingChips({ events }: Told, chip: number): Chips | null {
  const bet = events.find((event) => event.type === 'crapsBet')
  if (bet?.type !== 'crapsBet' || bet.chip % chip !== 0) return null
  return new Map(bet.chips.map(({ spot, stake }) => [spot, stake / chip]))
}

/** What the smallest chip of a round is worth, minor units; null before it was bet. */
export function chipOf({ events }: Told): number | null {
  const bet = events.find((event) => event.type === 'crapsBet')
  return bet?.type === 'crapsBet' ? bet.chip : null
}

/** Bets that wait for the next roll, in smallest chips, and the point. */
export function standingOf(round: Told): Standing {
  const chip = chipOf(round) ?? 1
  const { bets, point } = boardOf(crapsEventsOf(round.events))
  return { point, chips: new Map(bets.map(({ spot, stake }) => [spot, stake / chip])) }
}

/** Bets that the last roll settled, in smallest chips, each where it can be made again: a come bet in its box. */
export function settledByLastRoll({ events }: Told): Chips {
  const chip = chipOf({ events }) ?? 1
  const from = events.findLastIndex(({ type }) => type === 'crapsRolled')
  const settled = new Map<string, number>()
  const add = (spot: string, stake: number): void => {
    const again = spot.replace(/^(come|dontCome)-\d+$/, '$1')
    settled.set(again, (settled.get(again) ?? 0) + stake / chip)
  }
  for (const event of from < 0 ? [] : events.slice(from)) {
    if (event.type === 'crapsPaid') add(event.spot, event.stake)
    if (event.type === 'crapsLost') for (const { spot, stake } of event.chips) add(spot, stake)
  }
  return settled
}

/** Chips that a round has taken so far, in smallest chips. */
export const takenBy = (round: Told & Pick<Round, 'stake'>): number =>
  round.stake / (chipOf(round) ?? 1)

/** All rolls of a round, oldest first. */
export function rollsOf({ events }: Told): readonly TwoDice[] {
  return events.flatMap((event) => (event.type === 'crapsRolled' ? [event.dice] : []))
}
