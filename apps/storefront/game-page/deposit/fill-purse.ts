import { openLater } from '../dialogs/later.ts'
import type { PurseContext } from './purse.ts'

/** Opens a deposit over the game, whose code and words are fetched when it is first asked for. */
export function openQuickDeposit(context: PurseContext): Promise<void> {
  context.pause()
  return openLater(
    context,
    () => import('./quick-deposit.ts'),
    ({ showQuickDeposit }) => showQuickDeposit(context),
  )
}

/** Fills play money up. @param key of the wish: asked twice with the same, it counts once. */
export const fillUp = (context: PurseContext, key: string): Promise<void> =>
  openLater(
    context,
    () => import('./top-up.ts'),
    ({ topUp }) => topUp(context, key),
  )
