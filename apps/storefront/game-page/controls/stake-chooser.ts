import type { GameContext } from '../game-context.ts'
import { element, write } from '../markup/element.ts'
import { nextStake, stakeShown } from '../play/controller-state.ts'
import { iconButton } from './buttons.ts'

/** Minus, the stake (a press shows the whole ladder), plus. */
export function createStakeChooser(context: GameContext, openLadder: () => void): HTMLElement {
  const { table, texts, money } = context
  const step = (direction: 1 | -1) => () => table.stake(nextStake(table.state.now, direction))
  const less = iconButton('minus', texts.controls.less, step(-1))
  const more = iconButton('plus', texts.controls.more, step(1))
  const amount = element('span', { class: 'amount' })
  const middle = element(
    'button',
    { type: 'button', class: 'figure figure-stake', onclick: openLadder },
    element('span', { class: 'figure-label' }, texts.money.stake),
    ' ',
    amount,
    element('span', { class: 'unseen' }, texts.controls.chooseStake),
  )
  table.state.watch((state) => {
    const fixed = state.phase !== 'idle' || state.autoplay !== null
    write(amount, money(stakeShown(state)))
    middle.disabled = fixed
    less.view.disabled = fixed || nextStake(state, -1) === state.stake
    more.view.disabled = fixed || nextStake(state, 1) === state.stake
  })
  return element('div', { class: 'stake-chooser' }, less.view, middle, more.view)
}
