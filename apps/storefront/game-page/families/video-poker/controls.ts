import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import { createCardButtons } from './card-buttons.ts'
import { beginSweep, heldBy, type Sweep, sweptTo } from './drag-holds.ts'
import { heldIn, holdableIn, mayDouble, toggled } from './holds.ts'
import type { OpenPoker } from './open-poker.ts'

const places = [0, 1, 2, 3, 4] as const
/** Cards that may be turned against the dealer's. */
const doublingCards = [0, 1, 2, 3] as const

/** A button over each card, which a pointer may also be drawn across, keys 1 to 5, and the pay table in amounts of the stake now chosen. */
export function pokerControls(context: GameContext, poker: OpenPoker): FamilyControls {
  const { table, say } = context
  const { texts, stage, cardName } = poker
  const pressed = (place: number): void => {
    const { phase, round } = table.state.now
    if (phase === 'choosing' && mayDouble(round))
      return table.act({ type: 'doubleUp', data: { choice: place } })
    toggle(place)
  }
  const toggle = (place: number): void => {
    const card = holdableIn(table.state.now)[place]
    if (card === undefined) return
    table.mark(toggled(table.state.now.marked, place))
    const isHeld = heldIn(table.state.now.marked).includes(place)
    // A button that has the focus is heard by itself.
    if (!buttons.view.contains(document.activeElement))
      say(texts.say.toggled(texts.card(place + 1, cardName(card)), isHeld))
  }
  let sweep: Sweep | null = null
  const buttons = createCardButtons(poker, {
    press: pressed,
    dragBegan(place) {
      const { now } = table.state
      sweep = holdableIn(now).length > 0 ? beginSweep(heldIn(now.marked), place) : null
    },
    draggedOver(place) {
      // The round may have gone on under the finger.
      if (!sweep || holdableIn(table.state.now).length === 0) return
      sweep = sweptTo(sweep, place)
      table.mark(heldBy(sweep))
    },
  })
  const showHeld = (): void => stage().hold(heldIn(table.state.now.marked))
  let shown = ''
  table.state.watch((state) => {
    const [cards, held] = [holdableIn(state), heldIn(state.marked)]
    const isDoubling = state.phase === 'choosing' && mayDouble(state.round)
    const next = JSON.stringify([cards, held, isDoubling])
    if (next === shown) return
    shown = next
    if (isDoubling) return buttons.offer(doublingCards.map((card) => texts.doubling.card(card + 1)))
    showHeld()
    buttons.show(cards, held)
  })
  poker.cardsMoved = buttons.stand
  const showPays = keepPays(context, poker)
  tellAfterHands(context, poker)
  noteHands(context)
  return {
    overStage: [buttons.view],
    aboveBar: null,
    stake: null,
    keys: Object.fromEntries(places.map((place) => [String(place + 1), () => pressed(place)])),
    fit: () => {
      showPays()
      showHeld()
    },
    // Cards are pressed by their buttons; a tap beside them does nothing that a player might regret.
    tapped: () => {},
  }
}

/** What the player once asked to hear after each hand, where the rules of the place allow it. */
function tellAfterHands(context: GameContext, poker: OpenPoker): void {
  if (!context.table.state.now.game.rules.coach || context.settings.now.coachAfter !== true) return
  import('./coach/after-hand.ts')
    .then((module) => module.tellAfterHands(context, poker))
    .catch(reportError)
}

/** Notes hands from the first on, where the rules of the place allow that their holds are priced. */
function noteHands(context: GameContext): void {
  if (!context.table.state.now.game.rules.coach) return
  import('./coach/session-play.ts')
    .then(({ sessionPlayOf }) => sessionPlayOf(context))
    .catch(reportError)
}

/** Keeps the amounts of the pay table those of the stake. @returns how to show them at once, to a new stage. */
function keepPays(
  { table, money, jackpots }: GameContext,
  { handName, stage, texts }: OpenPoker,
): () => void {
  const show = (): void => {
    const { game, stake } = table.state.now
    const { pays, progressive } = paytableOf('videoPoker', game.paytable)
    stage().pays(
      pays.map(({ hand, units }) => {
        // Whole by the ladder's law.
        const fixed = (units * stake) / game.unitsPerStake
        if (hand !== progressive?.hand) return { hand, name: handName(hand), amount: money(fixed) }
        const shown = jackpots?.amounts().get(progressive.jackpot) ?? fixed
        const name = texts.progressiveRow(handName(hand), money(progressive.breakEven))
        return { hand, name, amount: money(shown) }
      }),
    )
  }
  jackpots?.watch(() => show())
  let shown = 0
  table.state.watch(({ stake }) => {
    if (stake === shown) return
    shown = stake
    show()
  })
  return show
}
