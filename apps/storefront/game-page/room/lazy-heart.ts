import { ask } from '../../asking/ask.ts'
import { createFavoriteButton } from '../controls/favorite-button.ts'
import { showFailure } from '../dialogs/failure-dialog.ts'
import { createFavorite } from '../play/favorite.ts'
import type { ShellContext } from './room-context.ts'

/** The heart of the menu, once it is known which game it is of; null for who is not signed in. */
export function lazyHeart(
  context: ShellContext,
  gameId: () => number | null,
): () => HTMLElement | null {
  const { account, asker, texts } = context
  let heart: HTMLElement | null = null
  return () => {
    const { player } = account.state.now
    const id = gameId()
    if (!player || id === null) return null
    if (heart) return heart
    const favorite = createFavorite({
      gameId: id,
      status: player,
      ask: (call) => ask(asker, call, { gameId: id, passive: false }),
      failed: (failure) => showFailure(context, failure),
    })
    heart = createFavoriteButton({ favorite, texts })
    return heart
  }
}
