import type { CoachPanel, GameContext } from '../game-context.ts'
import { element, fill } from '../markup/element.ts'
import { icon } from '../markup/icons.ts'
import { iconButton } from './buttons.ts'

/**
 * The button that opens what each choice is worth, and its panel, which stays open beside the game until it is closed. Nothing where the family
 * has no coach, or the rules of the player's place allow no help.
 */
export function createCoachButton(context: GameContext): readonly HTMLElement[] {
  const { family, texts, table, notice } = context
  const { coach } = family
  if (!coach || !table.state.now.game.rules.coach) return []
  let panel: CoachPanel | null = null
  const body = element('div', { class: 'coach-body' })
  const close = iconButton('close', texts.controls.close, () => show(false))
  const view = element(
    'aside',
    { class: 'coach', id: 'coach', 'aria-label': texts.controls.coach, hidden: true },
    element('header', { class: 'coach-head' }, element('h2', {}, texts.controls.coach), close.view),
    body,
  )
  const button = element(
    'button',
    {
      type: 'button',
      class: 'mode-button coach-button',
      'aria-expanded': 'false',
      'aria-controls': view.id,
      title: texts.controls.coach,
      onclick: () => void toggle(),
    },
    icon('coach'),
    element('span', { class: 'coach-word' }, texts.controls.coach),
  )
  const show = (on: boolean): void => {
    const hadFocus = view.contains(document.activeElement)
    view.hidden = !on
    button.setAttribute('aria-expanded', String(on))
    panel?.shown(on)
    if (!on && hadFocus) button.focus()
  }
  const toggle = async (): Promise<void> => {
    try {
      panel ??= await coach.open(context)
    } catch (fault) {
      reportError(fault)
      return notice(texts.errors.gameAssetsLoadingFailed.text)
    }
    fill(body, panel.view)
    show(view.hidden !== false)
  }
  for (const part of [view, button])
    part.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !view.hidden) show(false)
    })
  return [button, view]
}
