import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { openDialog } from './dialog.ts'

/** Everything that pays, as the family of the game lists it, in amounts at the stake now chosen. */
export async function openPaytableDialog(context: GameContext): Promise<void> {
  const { texts, table, money, family } = context
  const content = await family.paytable(context)
  openDialog(
    { title: texts.paytable.title, closeLabel: texts.controls.close },
    element('p', { class: 'hint' }, texts.paytable.atStake(money(table.state.now.stake))),
    content,
  )
}
