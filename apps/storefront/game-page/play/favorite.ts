import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Reply } from '../../asking/ask.ts'
import type { Failure } from '../../asking/failure.ts'
import { createStore, type Store } from './store.ts'

type Answered = { readonly ok: true; readonly reply: Reply<'addFavorite'> }
type NotAnswered = { readonly ok: false; readonly failure: Failure }

export interface FavoriteNeeds {
  readonly gameId: number
  readonly status: UserStatus
  readonly ask: (call: 'addFavorite' | 'removeFavorite') => Promise<Answered | NotAnswered>
  readonly failed: (failure: Failure) => void
}

/** Whether the game on this page is one of the player's favourites. */
export interface Favorite {
  readonly state: Store<{ readonly marked: boolean }>
  /** Shown at once, taken back when the house refuses. Pressed again while one is on its way, the last press is what the house is told. */
  toggle(): Promise<void>
  /** News from elsewhere; a mark on its way is newer. */
  heard(status: UserStatus): void
}

export function createFavorite({ gameId, status, ask, failed }: FavoriteNeeds): Favorite {
  const markedIn = (told: UserStatus): boolean =>
    told.isLogged && told.favoriteGames.includes(gameId)
  const state = createStore({ marked: markedIn(status) })
  let pending = false
  /** Asks until the house has kept what is shown. */
  const keep = async (before: boolean): Promise<void> => {
    for (let kept = before; state.now.marked !== kept; ) {
      const wanted = state.now.marked
      const answer = await ask(wanted ? 'addFavorite' : 'removeFavorite')
      if (!answer.ok) {
        state.change({ marked: kept })
        return failed(answer.failure)
      }
      kept = markedIn(answer.reply.userStatus)
      if (kept !== wanted && state.now.marked === wanted) state.change({ marked: kept })
    }
  }
  return {
    state,
    toggle: async () => {
      const { marked } = state.now
      state.change({ marked: !marked })
      if (pending) return
      pending = true
      await keep(marked)
      pending = false
    },
    heard: (told) => {
      if (!pending) state.change({ marked: markedIn(told) })
    },
  }
}
