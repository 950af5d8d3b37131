import type { PokerRank } from '@fairhouse/contract/families/cards/poker-ranks'
import { ladderFault } from '../../../ladder-fault.ts'

/** Places of the layout; a third one, `play`, gets chips in mid-round. */
export const spots = { ante: true, pairPlus: true } as const

/** A table of three card poker as data. It is dealt from one deck. */
export interface ThreeCardDefinition {
  /** Pay units that a chip on the ante wins beside everything else, by the player's hand. */
  readonly anteBonus: Readonly<Partial<Record<PokerRank, number>>>
  /** Pay units that a chip on pair plus gets back by the player's hand, the chip itself among them. */
  readonly pairPlusBack: Readonly<Partial<Record<PokerRank, number>>>
  /** Pay units in a chip. */
  readonly unitsPerStake: number
  /** Most chips of a bet, all places together. */
  readonly mostChips: number
  /** Values of a chip in minor units, ascending. */
  readonly betLevels: readonly number[]
}

/** Most pay units that a round gives back: every chip on what pays most. */
export function mostUnits(definition: ThreeCardDefinition): number {
  const { anteBonus, pairPlusBack, unitsPerStake, mostChips } = definition
  const ante = 4 * unitsPerStake + Math.max(0, ...Object.values(anteBonus))
  return mostChips * Math.max(ante, ...Object.values(pairPlusBack))
}

/**
 * Holds a definition to what engine and mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: ThreeCardDefinition): void {
  const { anteBonus, pairPlusBack, mostChips } = definition
  const pays = [...Object.values(anteBonus), ...Object.values(pairPlusBack)]
  demand(
    pays.every((units) => Number.isInteger(units) && units > 0),
    'what comes back must be whole units',
  )
  demand(Number.isInteger(mostChips) && mostChips > 0, 'a bet must be of one chip at least')
  const fault = ladderFault({ ...definition, maxUnits: mostUnits(definition) })
  demand(fault === null, `${fault}`)
}

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`three card poker definition: ${sentence}`)
}
