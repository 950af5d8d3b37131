import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import { createActionRow } from '../../controls/action-row.ts'
import { chipToolKeys } from '../../chip-table/chip-tools.ts'
import { element } from '../../markup/element.ts'
import { paytableOf } from '../../../rules/family-rules.ts'
import { actionKeys, isCardsAction } from './actions.ts'
import { createChipRow } from './chip-row.ts'
import { chipLimitsOf } from './chips-on-spots.ts'
import type { OpenCardsGame } from './open-cards-game.ts'
import { PlacedChips } from './placed-chips.ts'
import { createSpotButtons } from './spot-buttons.ts'

/** Real buttons over the rings of all boxes, a row of chips before a round, and in it a row of what the round offers. */
export function blackjackControls(context: GameContext, cards: OpenCardsGame): FamilyControls {
  const { table } = context
  const { rules } = paytableOf('cards', table.state.now.game.paytable)
  const { boxes, places } = placesOf(rules)
  const limits = chipLimitsOf(
    rules,
    places.map(({ spot }) => spot),
  )
  const chips = new PlacedChips({ context, cards, limits, changed: () => show() })
  const spots = createSpotButtons(places, chips, cards)
  const chipRow = createChipRow(chips, cards.texts)
  const actions = actionRowOf(context, cards)
  let laidStake = table.state.now.stake
  const show = (): void => {
    const isOpen = table.state.now.phase === 'choosing' || table.state.now.phase === 'waiting'
    chipRow.view.classList.toggle('is-away', isOpen)
    actions.classList.toggle('is-away', !isOpen)
    spots.show()
    chipRow.show()
  }
  cards.spotsMoved = (boxesNow) => spots.moved(boxesNow)
  table.state.watch(({ phase, stake }) => {
    if (phase === 'asking') chips.played()
    if (phase === 'idle' && stake !== laidStake) {
      laidStake = stake
      chips.lay()
    }
    show()
  })
  return {
    overStage: spots.views,
    aboveBar: element('div', { class: 'box-rows' }, chipRow.view, actions),
    stake: null,
    keys: keysOf(context, { chips, boxes }),
    fit() {
      spots.moved(cards.spots)
      // A table at rest begins with what was bet last on this device, or with a chip on the box in the middle.
      if (chips.isOpen && !table.state.now.round) {
        const { laid } = chips
        // Chips that were cleared stay away.
        if (laid.chips.size > 0 || laid.before.length > 0) chips.lay()
        else chips.begin(new Map([[`box${Math.ceil(boxes / 2)}`, 1]]))
      }
      show()
    },
    tapped() {
      // A press on the picture hurries what it shows, and never decides.
      const { phase } = table.state.now
      if (phase === 'asking' || phase === 'showing' || phase === 'replay') table.press()
    },
  }
}

function actionRowOf(context: GameContext, { texts }: OpenCardsGame): HTMLElement {
  return createActionRow(context, {
    label: texts.choices,
    buttonOf: ({ type }) =>
      isCardsAction(type)
        ? {
            label: texts.actions[type],
            data: null,
            first: type === 'hit' || type === 'noInsurance',
          }
        : null,
  })
}

/** Places in the order in which they are read: each box with its side bets. */
function placesOf(rules: CardsPaytable['rules']) {
  if (rules.game !== 'blackjack' || !rules.boxes) throw new RangeError('a table without boxes')
  const boxes = rules.boxes.count
  const places = Array.from({ length: boxes }, (_, at) => [
    { spot: `box${at + 1}`, key: String(at + 1) },
    { spot: `pairs${at + 1}`, key: null },
    { spot: `poker${at + 1}`, key: null },
  ]).flat()
  return { boxes, places }
}

interface KeyNeeds {
  readonly chips: PlacedChips
  readonly boxes: number
}

/** Before a round keys lay chips; in it they decide. */
function keysOf({ table }: GameContext, { chips, boxes }: KeyNeeds): FamilyControls['keys'] {
  const all = Array.from({ length: boxes }, (_, at) => at + 1)
  const inPlay = (side: string): readonly string[] =>
    all.flatMap((box) => (chips.on(`box${box}`) > 0 ? [`${side}${box}`] : []))
  const laying: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries(all.map((box) => [String(box), () => chips.put(`box${box}`)])),
    p: () => chips.putOnAll(inPlay('pairs')),
    o: () => chips.putOnAll(inPlay('poker')),
    ...chipToolKeys(chips),
    x: () => chips.double(),
  }
  const deciding: Readonly<Record<string, () => void>> = Object.fromEntries(
    Object.entries(actionKeys).map(([type, key]) => [
      key,
      () => {
        if (isCardsAction(type)) table.act({ type, data: null })
      },
    ]),
  )
  return Object.fromEntries(
    [...new Set([...Object.keys(laying), ...Object.keys(deciding)])].map((key) => [
      key,
      () => (chips.isOpen ? laying[key]?.() : deciding[key]?.()),
    ]),
  )
}
