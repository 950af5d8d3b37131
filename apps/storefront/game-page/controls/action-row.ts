import type { Json } from '@fairhouse/contract/json'
import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { GameContext } from '../game-context.ts'
import { element, fill } from '../markup/element.ts'
import { type ControllerState, mayAct } from '../play/controller-state.ts'
import { costOfOffer } from '../play/course.ts'

/** A button for an action that the open round offers. */
export interface ActionButton {
  readonly label: string
  /** What it is sent with; null: nothing. */
  readonly data: Json | null
  /** The one that stands out. */
  readonly first: boolean
}

/**
 * A row with one button for each action that the open round offers, with what it takes. It is as high when it is empty, so that nothing moves.
 * @param buttonOf what an action's button is; null: it has none here.
 */
export function createActionRow(
  { table, money }: Pick<GameContext, 'table' | 'money'>,
  {
    label,
    buttonOf,
  }: {
    readonly label: string
    readonly buttonOf: (action: RoundAction, state: ControllerState) => ActionButton | null
  },
): HTMLElement {
  const view = element('div', { class: 'action-row', role: 'group', 'aria-label': label })
  let drawn = ''
  table.state.watch((state) => {
    const isOpen = state.phase === 'choosing' || state.phase === 'waiting'
    const offered = isOpen ? allowedActions(state) : []
    const next = JSON.stringify([offered, mayAct(state), state.marked])
    if (next === drawn) return
    drawn = next
    const hadFocus = view.contains(document.activeElement)
    fill(
      view,
      offered.flatMap((action) => {
        const button = buttonOf(action, state)
        return button ? [actionView(action, button, !mayAct(state))] : []
      }),
    )
    // Whoever played by keyboard goes on with the first button, or with the large one.
    if (hadFocus) (view.querySelector('button') ?? document.getElementById('spin'))?.focus()
  })

  function actionView(action: RoundAction, button: ActionButton, disabled: boolean): HTMLElement {
    const cost = costOfOffer(action)
    return element(
      'button',
      {
        type: 'button',
        class: button.first ? 'button button-first action' : 'button action',
        disabled,
        onclick: () => table.act({ type: action.type, data: button.data }),
      },
      button.label,
      cost > 0 && element('span', { class: 'action-cost' }, `+${money(cost)}`),
    )
  }
  return view
}

/** Offered actions but those that would make the round dearer than the rules of the player's place allow. */
function allowedActions({ round, game }: ControllerState): readonly RoundAction[] {
  if (!round) return []
  const most = game.rules.maxStake ?? Number.POSITIVE_INFINITY
  return round.actions.filter(
    (action) => round.stake + costOfOffer(action) <= most || costOfOffer(action) === 0,
  )
}
