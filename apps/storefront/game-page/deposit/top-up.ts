import { ask } from '../../asking/ask.ts'
import { showFailure } from '../dialogs/failure-dialog.ts'
import { balanceOf } from '../play/controller-state.ts'
import type { PurseContext } from './purse.ts'

/** Fills play money up. @param key of the wish: asked twice with the same, it counts once. */
export async function topUp(context: PurseContext, key: string): Promise<void> {
  const answer = await ask(context.asker, 'topUp', { requestKey: key })
  if (!answer.ok) return showFailure(context, answer.failure)
  const { userStatus } = answer.reply
  context.heard(userStatus)
  context.notice(context.texts.errors.toppedUp(context.money(balanceOf(userStatus))))
}
