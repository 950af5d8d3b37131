import {
  limitOf,
  nothingStands,
  removable,
  type Standing,
} from '@fairhouse/contract/families/craps/bets'
import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { crapsSpots, crapsSpotsByName } from '@fairhouse/contract/families/craps/spots'
import { writtenOdds } from '@fairhouse/stage/families/craps/open-craps'
import { paytableOf } from '../../../rules/family-rules.ts'
import { Betting } from '../../chip-table/betting.ts'
import type { ChipTable } from '../../chip-table/chip-table.ts'
import { type Chips, countOf, nothingLaid } from '../../chip-table/laid-chips.ts'
import type { GameContext } from '../../game-context.ts'
import { type OpenCrapsGame, spotName } from './open-craps-game.ts'
import { openingChips, settledByLastRoll, standingOf, takenBy } from './round-chips.ts'

/** The player's chips on a craps table: those that wait for a roll, and those that are laid for the next one. */
export class CrapsBetting extends Betting {
  readonly paytable: CrapsPaytable
  readonly chipTable: ChipTable
  readonly #context: GameContext

  constructor(context: GameContext, game: OpenCrapsGame) {
    const paytable = paytableOf('craps', context.table.state.now.game.paytable)
    const chipTable = chipTableOf(paytable, context, game)
    super(context, chipTable)
    this.#context = context
    this.paytable = paytable
    this.chipTable = chipTable
  }

  override get isOpen(): boolean {
    const { phase, autoplay } = this.#context.table.state.now
    return (phase === 'idle' || phase === 'waiting') && autoplay === null
  }

  /** Bets that wait for a roll, and the point. */
  get standing(): Standing {
    return standingIn(this.#context)
  }

  /** Takes off what was laid for the next roll, or takes the bet down that waits there. */
  override remove(spot: string): void {
    if (this.state.now.laid.chips.has(spot)) return super.remove(spot)
    if (this.removable.includes(spot)) this.takeDown([spot])
  }

  /** Bets that may be taken down now. */
  get removable(): readonly string[] {
    const { phase, round } = this.#context.table.state.now
    if (phase !== 'waiting' || !round) return []
    const offer = round.actions.find(({ type }) => type === 'takeBets')
    return offer ? removable(this.standing) : []
  }

  takeDown(spots: readonly string[]): void {
    this.#context.table.act({ type: 'takeBets', data: { spots: [...spots] } })
  }

  /** A roll was shown and the round goes on: nothing is laid for the next one, and what was settled can be laid again. */
  rolled(): void {
    const { round } = this.#context.table.state.now
    const settled = round ? settledByLastRoll(round) : new Map<string, number>()
    const open = new Map([...settled].filter(([spot]) => this.chipTable.closedOf?.(spot) === null))
    this.state.change({ laid: { ...nothingLaid, last: open.size > 0 ? open : null } })
    this.show()
  }

  /** The round is over: its first chips lie there to be bet again. */
  override roundShown(): void {
    super.roundShown()
    this.showOld()
  }

  /** Shows the chips that lie there from the last round, too: on this table nothing else is left of it. */
  showOld(): void {
    const { laid } = this.state.now
    if (laid.isOld) {
      this.chipTable
        .stage()
        .lay([...laid.chips].map(([spot, count]) => ({ spot, amount: this.worth(count) })))
    }
  }

  protected override selects(
    selection: { readonly chips: Record<string, number> },
    units: number,
  ): void {
    if (this.#context.table.state.now.phase === 'waiting') this.#context.table.mark(selection)
    else super.selects(selection, units)
  }
}

function standingIn({ table }: Pick<GameContext, 'table'>): Standing {
  const { round } = table.state.now
  return round && !round.finished ? standingOf(round) : nothingStands
}

function chipTableOf(
  paytable: CrapsPaytable,
  context: GameContext,
  game: OpenCrapsGame,
): ChipTable {
  const { texts, stage } = game
  const limit = (name: string) => {
    const spot = crapsSpotsByName.get(name)
    return spot ? limitOf(paytable, standingIn(context), spot) : 'noBet'
  }
  const odds = writtenOdds(paytable)
  return {
    words: texts,
    get limits() {
      return limitsNow(paytable, context)
    },
    spots: crapsSpots.map(({ name }) => name),
    firstSpot: 'pass',
    nameOf: (spot) => spotName(spot, texts),
    oddsOf: odds,
    paysOf: (spot) => texts.table.pays(odds(spot)),
    isLine: () => false,
    lightsOf: (spot) => [spot],
    chipsOf: openingChips,
    // What a spot takes depends on the point: that is asked when the chips are laid.
    isBet: (chips) =>
      countOf(chips) <= paytable.mostChips &&
      [...chips.keys()].every((spot) => crapsSpotsByName.has(spot)),
    places: () => game.places,
    stage,
    closedOf(spot) {
      const now = limit(spot)
      return typeof now === 'string' ? texts.closed[now] : null
    },
    countOf(spot, chip) {
      const now = limit(spot)
      return typeof now === 'string' ? chip : Math.ceil(chip / now.step) * now.step
    },
    waiting: () => standingIn(context).chips,
  }
}

/** What may still be laid: on each spot beside what waits there, and in all beside what the round has taken. */
function limitsNow(paytable: CrapsPaytable, context: GameContext): ChipTable['limits'] {
  const standing = standingIn(context)
  const { round } = context.table.state.now
  const taken = round && !round.finished ? takenBy(round) : 0
  const most: Chips = new Map(
    crapsSpots.map((spot) => {
      const limit = limitOf(paytable, standing, spot)
      const waits = standing.chips.get(spot.name) ?? 0
      return [spot.name, typeof limit === 'string' ? 0 : Math.max(0, limit.most - waits)]
    }),
  )
  return { most, mostChips: paytable.mostChips - taken }
}
