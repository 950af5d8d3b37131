import type { FamilyControls, GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { iconButton } from './buttons.ts'
import { createMoneyLine } from './money-line.ts'
import { createSpinButton } from './spin-button.ts'
import { createStakeChooser } from './stake-chooser.ts'

export interface BottomBarActions {
  readonly stakes: () => void
  readonly autoplay: () => void
  readonly turbo: () => void
  readonly paytable: () => void
  readonly menu: () => void
}

export interface BottomBar {
  readonly view: HTMLElement
  turbo(on: boolean): void
}

/** Everything within the thumb's reach: money, stake, autoplay, spin, turbo. */
export function createBottomBar(
  context: GameContext,
  actions: BottomBarActions,
  { controls, calm }: { readonly controls: FamilyControls; readonly calm: boolean },
): BottomBar {
  const { texts, table, family } = context
  const { rules } = table.state.now.game
  const auto = iconButton('auto', texts.controls.auto, actions.autoplay)
  const turbo = iconButton('turbo', texts.controls.turboOff, actions.turbo)
  const pays = iconButton('table', texts.menu.paytable, actions.paytable)
  const menu = iconButton('menu', texts.controls.menu, actions.menu)
  const left = element('span', { class: 'auto-left', 'aria-hidden': 'true' })
  auto.view.append(left)
  table.state.watch(({ autoplay, phase, isOnline }) => {
    const label = autoplay ? texts.controls.autoStop(autoplay.left) : texts.controls.auto
    auto.face(autoplay ? 'stop' : 'auto', label)
    auto.view.append(left)
    left.textContent = autoplay ? String(autoplay.left) : ''
    auto.view.classList.toggle('is-on', autoplay !== null)
    auto.view.disabled = !autoplay && (phase !== 'idle' || !isOnline)
  })
  // What the rules of the player's place forbid is not there.
  auto.view.hidden = !rules.autoplay || !family.course.repeats
  turbo.view.hidden = !rules.turbo
  const view = element(
    'section',
    { class: 'bottom-bar', 'aria-label': texts.page.controls },
    controls.aboveBar && element('div', { class: 'above-bar' }, controls.aboveBar),
    createMoneyLine(context, calm),
    controls.stake
      ? element('div', { class: 'stake-place' }, controls.stake)
      : createStakeChooser(context, actions.stakes),
    element('div', { class: 'side-buttons side-left' }, pays.view, turbo.view),
    createSpinButton(context),
    element('div', { class: 'side-buttons side-right' }, auto.view, menu.view),
  )
  return {
    view,
    turbo: (on) => {
      turbo.face('turbo', on ? texts.controls.turboOn : texts.controls.turboOff)
      turbo.view.setAttribute('aria-pressed', String(on))
      turbo.view.classList.toggle('is-on', on)
    },
  }
}
