import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'
import { createActionRow } from '../../controls/action-row.ts'
import { chipToolKeys } from '../../chip-table/chip-tools.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import { element } from '../../markup/element.ts'
import { paytableOf } from '../../../rules/family-rules.ts'
import { actionKeys, isCardsAction, tableActions } from './actions.ts'
import { createChipRow } from './chip-row.ts'
import { chipLimitsOf } from './chips-on-spots.ts'
import type { OpenCardsGame } from './open-cards-game.ts'
import { PlacedChips } from './placed-chips.ts'
import { createRoads } from './roads/road-views.ts'
import { createSpotButtons } from './spot-buttons.ts'
import { Squeezing } from './squeeze/squeezing.ts'

/** What one table has beside fields and chips. */
interface TableExtras {
  readonly overStage: readonly HTMLElement[]
  /** At the end of the row of chips. */
  readonly tools: readonly HTMLElement[]
  readonly keys: FamilyControls['keys']
  moved(): void
}

const noExtras: TableExtras = { overStage: [], tools: [], keys: {}, moved: () => {} }

/** Real buttons over the fields of the layout, and a row of what is laid on them. */
export function placesControls(context: GameContext, cards: OpenCardsGame): FamilyControls {
  const { table } = context
  const { rules } = paytableOf('cards', table.state.now.game.paytable)
  if (rules.game === 'blackjack') throw new RangeError('another table than one of places')
  const names = rules.spots.map(({ spot }) => spot)
  const limits = chipLimitsOf(rules, names)
  const chips = new PlacedChips({ context, cards, limits, changed: () => show() })
  const spots = createSpotButtons(
    names.map((spot, place) => ({ spot, key: String(place + 1) })),
    chips,
    cards,
  )
  const extras = rules.game === 'baccarat' ? baccaratExtras(context, cards, chips) : noExtras
  const row = createChipRow(chips, cards.texts, extras.tools)
  const choices = createActionRow(context, {
    label: cards.texts.choices,
    buttonOf: ({ type }) =>
      isCardsAction(type)
        ? { label: cards.texts.actions[type], data: null, first: firstChoices.includes(type) }
        : null,
  })
  // Chips are laid between rounds and choices made within them: both have the same room.
  const rows = element('div', { class: 'card-rows' }, row.view, choices)
  let laidStake = table.state.now.stake
  const show = (): void => {
    spots.show()
    row.show()
  }
  cards.spotsMoved = (boxes) => {
    spots.moved(boxes)
    extras.moved()
  }
  table.state.watch(({ phase, stake }) => {
    if (phase === 'asking') chips.played()
    if (phase === 'idle' && stake !== laidStake) {
      laidStake = stake
      chips.lay()
    }
    row.view.toggleAttribute('inert', phase === 'choosing' || phase === 'waiting')
    show()
  })
  return {
    overStage: [...spots.views, ...extras.overStage],
    aboveBar: rows,
    stake: null,
    keys: {
      ...Object.fromEntries(names.map((spot, place) => [String(place + 1), () => chips.put(spot)])),
      ...chipToolKeys(chips),
      x: () => chips.double(),
      ...extras.keys,
      ...choiceKeys(context),
    },
    fit() {
      spots.moved(cards.spots)
      extras.moved()
      if (chips.isOpen && !table.state.now.round) chips.lay()
      show()
    },
    tapped() {
      const { phase } = table.state.now
      if (phase === 'asking' || phase === 'showing' || phase === 'replay') table.press()
    },
  }
}

/** Choices that stand out. */
const firstChoices: readonly CardsActionName[] = ['goToWar', 'raise', 'playOn']

/** Keys of everything that a round of such a table may offer. */
const choiceKeys = ({ table }: GameContext): FamilyControls['keys'] =>
  Object.fromEntries(
    tableActions.map((type) => [actionKeys[type], () => table.act({ type, data: null })]),
  )

/** Roads of what came, and cards that the player opens. */
function baccaratExtras(
  context: GameContext,
  cards: OpenCardsGame,
  chips: PlacedChips,
): TableExtras {
  const roads = createRoads(context, cards)
  const squeezing = new Squeezing(context, cards, (spot) => chips.on(spot) > 0)
  return {
    overStage: [...roads.views, squeezing.card],
    tools: [squeezing.toggle],
    keys: squeezing.keys,
    moved() {
      roads.moved(cards.spots)
      squeezing.moved()
    },
  }
}
