import type { DicePaytable } from '@fairhouse/contract/families/dice/paytable'
import { type DiceSpot, diceSpots } from '@fairhouse/contract/families/dice/spots'
import { writtenOdds } from '@fairhouse/stage/families/dice/open-dice'
import { paytableOf } from '../../../rules/family-rules.ts'
import { Betting } from '../../chip-table/betting.ts'
import type { ChipTable } from '../../chip-table/chip-table.ts'
import { fits } from '../../chip-table/laid-chips.ts'
import type { GameContext } from '../../game-context.ts'
import { type OpenDiceGame, spotName } from './open-dice-game.ts'
import { chipsOf } from './round-chips.ts'

/** Spots of a table of dice by their names. */
export const spotsByName: ReadonlyMap<string, DiceSpot> = new Map(
  diceSpots.map((spot) => [spot.name, spot]),
)

/** The player's chips on a table of dice. */
export class DiceBetting extends Betting {
  readonly paytable: DicePaytable
  readonly chipTable: ChipTable

  constructor(context: GameContext, game: OpenDiceGame) {
    const paytable = paytableOf('dice', context.table.state.now.game.paytable)
    const chipTable = chipTableOf(paytable, game)
    super(context, chipTable)
    this.paytable = paytable
    this.chipTable = chipTable
  }
}

function chipTableOf(paytable: DicePaytable, game: OpenDiceGame): ChipTable {
  const { texts, stage } = game
  const odds = new Map(paytable.spots.map((one) => [one.spot, one.odds]))
  const limits = {
    mostChips: paytable.mostChips,
    most: new Map(paytable.spots.map(({ spot, most }) => [spot, most])),
  }
  return {
    words: texts,
    limits,
    spots: paytable.spots.map(({ spot }) => spot),
    firstSpot: 'total-10',
    nameOf: (spot) => {
      const known = spotsByName.get(spot)
      return known ? spotName(known, texts) : spot
    },
    oddsOf: writtenOdds(paytable),
    paysOf: (spot) => texts.table.pays(odds.get(spot) ?? []),
    isLine: () => false,
    lightsOf: (spot) => [spot],
    chipsOf,
    isBet: (chips) => fits(chips, limits),
    places: () => game.places,
    stage,
  }
}
