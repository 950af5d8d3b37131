import type { FamilyControls, GameContext } from '../../game-context.ts'
import { paytableOf } from '../../../rules/family-rules.ts'
import { createChipRow } from './chip-row.ts'
import { chipLimitsOf } from './chips-on-spots.ts'
import type { OpenCardsGame } from './open-cards-game.ts'
import { PlacedChips } from './placed-chips.ts'
import { createSpotButtons } from './spot-buttons.ts'

/** Real buttons over the fields of the layout, and a row of what is laid on them. */
export function showdownControls(context: GameContext, cards: OpenCardsGame): FamilyControls {
  const { table } = context
  const { rules } = paytableOf('cards', table.state.now.game.paytable)
  if (rules.game !== 'showdown') throw new RangeError('another table than one of places')
  const names = rules.spots.map(({ spot }) => spot)
  const limits = chipLimitsOf(rules)
  const chips = new PlacedChips({ context, cards, limits, changed: () => show() })
  const spots = createSpotButtons(
    names.map((spot, place) => ({ spot, key: String(place + 1) })),
    chips,
    cards,
  )
  const row = createChipRow(chips, cards.texts)
  let laidStake = table.state.now.stake
  const show = (): void => {
    spots.show()
    row.show()
  }
  cards.spotsMoved = (boxes) => spots.moved(boxes)
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
    aboveBar: row.view,
    stake: null,
    keys: {
      ...Object.fromEntries(names.map((spot, place) => [String(place + 1), () => chips.put(spot)])),
      r: () => chips.again(),
      x: () => chips.twice(),
      c: () => chips.clear(),
    },
    fit() {
      spots.moved(cards.spots)
      if (chips.isIdle && !table.state.now.round) chips.lay()
      show()
    },
    tapped() {
      const { phase } = table.state.now
      if (phase === 'asking' || phase === 'showing' || phase === 'replay') table.press()
    },
  }
}
