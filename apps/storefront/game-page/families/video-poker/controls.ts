import type { Box } from '@fairhouse/stage/families/video-poker/layout'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import { element, fill } from '../../markup/element.ts'
import type { ControllerState } from '../../play/controller-state.ts'
import { heldIn, holdableIn, toggled } from './holds.ts'
import type { OpenPoker } from './open-poker.ts'

const places = [0, 1, 2, 3, 4] as const

/** A real button over each card, keys 1 to 5, and the pay table in amounts of the stake now chosen. */
export function pokerControls(context: GameContext, poker: OpenPoker): FamilyControls {
  const { table, say, settings } = context
  const { texts, stage, cardName } = poker
  const view = element('div', {
    class: 'picks',
    role: 'group',
    'aria-label': texts.cards,
    hidden: true,
  })
  let boxes: readonly Box[] = []

  const toggle = (place: number): void => {
    const card = holdableIn(table.state.now)[place]
    if (card === undefined) return
    table.mark(toggled(table.state.now.marked, place))
    const isHeld = heldIn(table.state.now.marked).includes(place)
    // A button that has the focus is heard by itself.
    if (!view.contains(document.activeElement))
      say(texts.say.toggled(texts.card(place + 1, cardName(card)), isHeld))
  }

  const draw = (state: ControllerState): void => {
    const cards = holdableIn(state)
    const held = heldIn(state.marked)
    const focused = [...view.children].indexOf(document.activeElement ?? view)
    view.hidden = cards.length === 0 || boxes.length === 0
    fill(
      view,
      cards.map((card, place) => {
        const button = element('button', {
          type: 'button',
          class: 'pick',
          'aria-label': texts.card(place + 1, cardName(card)),
          'aria-pressed': String(held.includes(place)),
          'aria-keyshortcuts': String(place + 1),
          onclick: () => toggle(place),
        })
        putOver(button, boxes[place])
        return button
      }),
    )
    const again = view.children[focused]
    if (again instanceof HTMLElement) again.focus({ preventScroll: true })
    else if (focused >= 0) document.getElementById('spin')?.focus({ preventScroll: true })
  }

  let drawn = ''
  const watch = (state: ControllerState): void => {
    const held = heldIn(state.marked)
    const next = JSON.stringify([holdableIn(state), held])
    if (next === drawn) return
    drawn = next
    stage().hold(held)
    draw(state)
  }
  table.state.watch(watch)
  poker.cardsMoved = (now) => {
    boxes = now
    draw(table.state.now)
  }
  const showPays = keepPays(context, poker)
  if (table.state.now.game.rules.coach && settings.now.coachAfter === true)
    import('./coach/after-hand.ts')
      .then(({ tellAfterHands }) => tellAfterHands(context, poker))
      .catch(reportError)
  return {
    overStage: [view],
    aboveBar: null,
    stake: null,
    keys: Object.fromEntries(places.map((place) => [String(place + 1), () => toggle(place)])),
    fit: () => {
      showPays()
      stage().hold(heldIn(table.state.now.marked))
    },
    // Cards are pressed by their buttons; a tap beside them does nothing that a player might regret.
    tapped: () => {},
  }
}

function putOver(button: HTMLElement, box: Box | undefined): void {
  if (!box) return
  button.style.left = `${box.left}px`
  button.style.top = `${box.top}px`
  button.style.width = `${box.width}px`
  button.style.height = `${box.height}px`
}

/** Keeps the amounts of the pay table those of the stake. @returns how to show them at once, to a new stage. */
function keepPays({ table, money }: GameContext, { handName, stage }: OpenPoker): () => void {
  const show = (): void => {
    const { game, stake } = table.state.now
    const { pays } = paytableOf('videoPoker', game.paytable)
    stage().pays(
      pays.map(({ hand, units }) => ({
        hand,
        name: handName(hand),
        // Whole by the ladder's law.
        amount: money((units * stake) / game.unitsPerStake),
      })),
    )
  }
  let shown = 0
  table.state.watch(({ stake }) => {
    if (stake === shown) return
    shown = stake
    show()
  })
  return show
}
