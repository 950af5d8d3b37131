import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import type { Spot } from '@fairhouse/contract/families/roulette/spots'
import { spotsOfTable } from '@fairhouse/stage/families/roulette/open-roulette'
import { isCell } from '@fairhouse/stage/families/roulette/table-print'
import { paytableOf } from '../../../rules/family-rules.ts'
import { Betting } from '../../chip-table/betting.ts'
import type { ChipTable } from '../../chip-table/chip-table.ts'
import { fits } from '../../chip-table/laid-chips.ts'
import type { GameContext } from '../../game-context.ts'
import { kindsBySpot, type OpenRouletteGame, spotName } from './open-roulette-game.ts'
import { chipsOf } from './round-chips.ts'

/** The player's chips on a roulette table. */
export class RouletteBetting extends Betting {
  readonly paytable: RoulettePaytable
  readonly spots: ReadonlyMap<string, Spot>
  readonly chipTable: ChipTable

  constructor(context: GameContext, game: OpenRouletteGame) {
    const paytable = paytableOf('roulette', context.table.state.now.game.paytable)
    const spots = new Map(spotsOfTable(paytable).map((spot) => [spot.name, spot]))
    const chipTable = chipTableOf(paytable, spots, game)
    super(context, chipTable)
    this.paytable = paytable
    this.spots = spots
    this.chipTable = chipTable
  }
}

function chipTableOf(
  paytable: RoulettePaytable,
  spots: ReadonlyMap<string, Spot>,
  game: OpenRouletteGame,
): ChipTable {
  const { texts, stage } = game
  const kinds = kindsBySpot(paytable)
  const limits = {
    mostChips: paytable.mostChips,
    most: new Map([...kinds].map(([spot, { most }]) => [spot, most])),
  }
  const oddsOf = (spot: string): number => kinds.get(spot)?.odds ?? 0
  return {
    words: texts,
    limits,
    spots: [...spots.keys()],
    firstSpot: '17',
    nameOf: (spot) => {
      const known = spots.get(spot)
      return known ? spotName(known, texts) : spot
    },
    oddsOf: (spot) => `${oddsOf(spot)}:1`,
    paysOf: (spot) => texts.table.pays(oddsOf(spot)),
    isLine: (spot) => {
      const known = spots.get(spot)
      return known !== undefined && !isCell(known)
    },
    lightsOf: (spot) => spots.get(spot)?.pockets ?? [],
    chipsOf,
    isBet: (chips) => fits(chips, limits),
    places: () => game.places,
    stage,
  }
}
