import type { PurseContext } from './purse.ts'

/** Opens a deposit over the game, whose code and words are fetched when it is first asked for. */
export async function openQuickDeposit(context: PurseContext): Promise<void> {
  context.pause()
  await later(context, async () => (await import('./quick-deposit.ts')).showQuickDeposit(context))
}

/** Fills play money up. @param key of the wish: asked twice with the same, it counts once. */
export const fillUp = (context: PurseContext, key: string): Promise<void> =>
  later(context, async () => (await import('./top-up.ts')).topUp(context, key))

async function later({ notice, texts }: PurseContext, does: () => Promise<void>): Promise<void> {
  try {
    await does()
  } catch (fault) {
    reportError(fault)
    notice(texts.errors.gameAssetsLoadingFailed.text)
  }
}
