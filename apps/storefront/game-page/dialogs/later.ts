import type { GameContext } from '../game-context.ts'

/**
 * Opens something whose code is fetched when it is first asked for; what cannot be fetched is told in a notice.
 * @param failed hears when it could not be opened.
 */
export async function openLater<Dialogs>(
  { notice, texts }: Pick<GameContext, 'notice' | 'texts'>,
  load: () => Promise<Dialogs>,
  open: (dialogs: Dialogs) => Promise<void> | void,
  failed?: () => void,
): Promise<void> {
  try {
    await open(await load())
  } catch (fault) {
    reportError(fault)
    notice(texts.errors.gameAssetsLoadingFailed.text)
    failed?.()
  }
}
