import type { GameContext } from '../game-context.ts'
import { openModesDialog } from '../dialogs/modes-dialog.ts'
import { element, write } from '../markup/element.ts'
import { allowedModes, plainBet } from '../play/controller-state.ts'

/** Leads to the ways to bet, and says when the stake is raised; null where there is only the plain bet. */
export function createModeButton(context: GameContext): HTMLButtonElement | null {
  const { table, texts } = context
  const modes = allowedModes(table.state.now)
  if (modes.length === 0) return null
  const { title, buy, ante } = texts.ruleWords.modes
  const [only] = modes
  const name = modes.length > 1 ? title : only?.kind === 'buy' ? buy : ante
  const label = element('span', {}, name)
  const button = element(
    'button',
    { type: 'button', class: 'mode-button', onclick: () => openModesDialog(context) },
    label,
  )
  table.state.watch(({ phase, autoplay, mode, isOnline }) => {
    button.disabled = phase !== 'idle' || autoplay !== null || !isOnline
    button.classList.toggle('is-on', mode !== plainBet)
    write(label, mode === plainBet ? name : ante)
  })
  return button
}
