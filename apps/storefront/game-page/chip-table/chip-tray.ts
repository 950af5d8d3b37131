import { openStakeDialog } from '../dialogs/stake-dialog.ts'
import type { GameContext } from '../game-context.ts'
import { element, write } from '../markup/element.ts'
import { type Betting, chipFactors, type ChipFactor } from './betting.ts'
import { createChipTools } from './chip-tools.ts'
import type { ChipTable } from './chip-table.ts'
import { shortAmount } from './short-amount.ts'

/** Chips to choose from, the worth of the smallest, and what can be done with those on the table. */
export function createChipTray(
  context: GameContext,
  { words: { chips: words, saved } }: Pick<ChipTable, 'words'>,
  betting: Betting,
): HTMLElement {
  const { table, money, facts } = context
  const chips = chipFactors.map((factor) => chipButton(factor))
  const level = element('button', {
    type: 'button',
    class: 'tray-level',
    onclick: () => openStakeDialog(context),
  })
  const tools = createChipTools({ ...words, saved }, betting)

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
    const { chip } = betting.state.now
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
    tools.show()
  }
  betting.state.watch(draw)
  table.state.watch(draw)
  return element(
    'div',
    { class: 'tray', role: 'group', 'aria-label': words.label },
    level,
    chips.map(({ button }) => button),
    tools.views,
  )
}
