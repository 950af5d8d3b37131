import type { GameContext } from '../game-context.ts'

/** Opens the paytable, whose code is fetched when it is first asked for. */
export const openPaytable = (context: GameContext): Promise<void> =>
  openLater(
    context,
    () => import('./paytable-dialog.ts'),
    ({ openPaytableDialog }) => openPaytableDialog(context),
  )

/** Opens the rules, whose code is fetched when it is first asked for. */
export const openRules = (context: GameContext): Promise<void> =>
  openLater(
    context,
    () => import('./rules-dialog.ts'),
    ({ openRulesDialog }) => openRulesDialog(context),
  )

async function openLater<Dialogs>(
  { notice, texts }: GameContext,
  load: () => Promise<Dialogs>,
  open: (dialogs: Dialogs) => void,
): Promise<void> {
  try {
    open(await load())
  } catch (fault) {
    reportError(fault)
    notice(texts.errors.gameAssetsLoadingFailed.text)
  }
}
