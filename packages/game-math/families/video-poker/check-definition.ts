import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import { ladderFault } from '../../ladder-fault.ts'
import { doubleUpFault } from './double-up.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { rowsByClass } from './rows.ts'

/** More would be no game that a player can follow. */
const mostHands = 100

/** Most that one hand may pay, so that every sum of pays is a safe integer: all hands times all draws, in common. */
const mostUnits = 4000
const mostMultiplier = 100

/**
 * Holds a definition to what engine and exact mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: VideoPokerDefinition): void {
  const { hands, pays, unitsPerStake } = definition
  demand(isFrom1(hands, mostHands), `a game has 1 to ${mostHands} hands, not ${hands}`)
  demand(pays.length > 0, 'some hand must pay')
  demand(
    pays.every(({ units }) => isFrom1(units, mostUnits)),
    `every pay is 1 to ${mostUnits} units`,
  )
  demand(
    new Set(pays.map(({ hand }) => hand)).size === pays.length,
    'a hand is paid by two rows: remove one',
  )
  const used = new Set(rowsByClass(definition))
  const idle = pays.find((_, row) => !used.has(row))
  demand(idle === undefined, `no hand is left for ${idle?.hand}: put it before what takes them`)
  demand(
    definition.wilds === 'none' || paysInOrder(pays),
    'with wild cards better hands may pay no less: they could be told as the lesser',
  )
  demand(unitsPerStake % hands === 0, 'a stake is shared by all hands alike')
  const { multipliers = [], doubleUp, progressive } = definition
  demand(
    !progressive || (!doubleUp && multipliers.length === 0),
    'what a meter pays is neither doubled nor multiplied',
  )
  demand(
    multipliers.every(({ by, weight }) => isFrom1(by, mostMultiplier) && isFrom1(weight, 1e6)),
    `multipliers are 1 to ${mostMultiplier}, drawn by whole weights`,
  )
  demand(
    hands === 1 || (!doubleUp && !progressive && multipliers.length === 0),
    'doubling, multipliers and meters are for games of one hand',
  )
  const doubling = doubleUp ? doubleUpFault(doubleUp, mostOf(definition)) : null
  demand(doubling === null, `${doubling}`)
  const ladder = ladderFault({ ...definition, maxUnits: mostOf(definition) })
  demand(ladder === null, `${ladder}`)
}

/** Hands that the same five cards may make with wild cards, the best first, which is what they are told as; where a table has no such row, by the next. */
const lines: readonly (readonly PokerHand[])[] = [
  ['fourDeuces', 'wildRoyalFlush', 'straightFlush', 'fourOfAKind', 'flush', 'straight'],
  ['straight', 'threeOfAKind', 'kingsOrBetter'],
  ['fourDeuces', 'fiveOfAKind', 'fourOfAKind', 'fullHouse', 'threeOfAKind', 'twoPair'],
]

/** Whether a better hand never pays less than a lesser one that the same cards make. */
function paysInOrder(pays: VideoPokerDefinition['pays']): boolean {
  return lines.every((line) => {
    const units = line.flatMap((hand) => pays.find((row) => row.hand === hand)?.units ?? [])
    return units.every((pay, place) => pay <= (units[place - 1] ?? pay))
  })
}

/** Most pay units that a round can win: what is dealt may be held by every hand, under the highest multiplier. */
export const mostOf = (definition: VideoPokerDefinition): number =>
  definition.hands *
  Math.max(...paidByGame(definition).map(({ units }) => units)) *
  Math.max(1, ...(definition.multipliers ?? []).map(({ by }) => by))

/** Rows that the game itself pays: all but the one that a meter does. */
export const paidByGame = ({
  pays,
  progressive,
}: Pick<VideoPokerDefinition, 'pays' | 'progressive'>): VideoPokerDefinition['pays'] =>
  pays.filter(({ hand }) => hand !== progressive?.hand)

const isFrom1 = (value: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= 1 && value <= most

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`video poker definition: ${sentence}`)
}
