import { openStakeDialog } from '../dialogs/stake-dialog.ts'
import { iconButton } from '../controls/buttons.ts'
import type { GameContext } from '../game-context.ts'
import { element, write } from '../markup/element.ts'
import { type Betting, chipFactors, type ChipFactor } from './betting.ts'
import { repeated } from './laid-chips.ts'
import type { ChipTable } from './chip-table.ts'
import { shortAmount } from './short-amount.ts'

/** Chips to choose from, the worth of the smallest, and what can be done with those on the table. */
export function createChipTray(
  context: GameContext,
  { words: { chips: words } }: Pick<ChipTable, 'words'>,
  betting: Betting,
): HTMLElement {
  const { table, money, facts } = context
  const chips = chipFactors.map((factor) => chipButton(factor))
  const level = element('button', {
    type: 'button',
    class: 'tray-level',
    onclick: () => openStakeDialog(context),
  })
  const undo = iconButton('undo', words.undo, () => betting.undo())
  const clear = iconButton('clear', words.clear, () => betting.clear())
  const double = element(
    'button',
    {
      type: 'button',
      class: 'icon-button tray-double',
      'aria-label': words.double,
      onclick: () => betting.double(),
    },
    element('span', { 'aria-hidden': 'true' }, '×2'),
  )
  const repeat = iconButton('repeat', words.repeat, () => betting.repeat())

  function chipButton(factor: ChipFactor) {
    const face = element('span', { class: 'tray-chip-face', 'aria-hidden': 'true' })
    const button = element(
      'button',
      {
        type: 'button',
        class: `tray-chip tray-chip-${factor}`,
        onclick: () => betting.choose(factor),
      },
      face,
    )
    return { factor, button, face }
  }
  const draw = (): void => {
    const { laid, chip } = betting.state.now
    const open = betting.isOpen
    for (const { factor, button, face } of chips) {
      const worth = betting.worth(factor)
      write(face, shortAmount(worth, table.state.now.game.currency, facts.language))
      button.setAttribute('aria-label', words.chip(money(worth)))
      button.setAttribute('aria-pressed', String(factor === chip))
    }
    const smallest = money(betting.worth(1))
    write(level, smallest)
    level.setAttribute('aria-label', words.smallest(smallest))
    level.disabled = !open || table.state.now.phase !== 'idle'
    undo.view.disabled = !open || laid.before.length === 0
    clear.view.disabled = !open || laid.chips.size === 0
    double.disabled = !open || laid.chips.size === 0
    repeat.view.disabled = !open || repeated(laid) === null
  }
  betting.state.watch(draw)
  table.state.watch(draw)
  return element(
    'div',
    { class: 'tray', role: 'group', 'aria-label': words.label },
    level,
    chips.map(({ button }) => button),
    undo.view,
    clear.view,
    double,
    repeat.view,
  )
}
