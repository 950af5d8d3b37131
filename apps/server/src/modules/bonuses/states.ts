import type { BonusStateName } from '@fairhouse/contract/entities/bonus-words'

/** All ways of a grant; the migration holds the database to the same ones. A state without an entry is an end. */
export const edges: Readonly<Partial<Record<BonusStateName, readonly BonusStateName[]>>> = {
  waiting: ['active', 'freeSpins', 'cancelled', 'expired', 'reversed'],
  offered: ['waiting', 'cancelled', 'expired', 'reversed'],
  active: ['completed', 'cancelled', 'expired', 'lost', 'reversed'],
  freeSpins: ['active', 'completed', 'cancelled', 'expired', 'lost', 'reversed'],
}

export const isEdge = (from: BonusStateName, to: BonusStateName): boolean =>
  edges[from]?.includes(to) ?? false

/** Nothing can follow any more. */
export const isOver = (state: BonusStateName): boolean => edges[state] === undefined

/** Its money lies in the player's bonus pocket; a player has one such grant at most. */
export const isRunning = (state: BonusStateName): boolean =>
  state === 'active' || state === 'freeSpins'
