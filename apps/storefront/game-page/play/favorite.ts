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
  /** Shown at once, taken back when the house refuses. Passed over while an earlier press is on its way (specification, section 4). */
  toggle(): Promise<void>
  /** News from elsewhere; a mark on its way is newer. */
  heard(status: UserStatus): void
}

export function createFavorite({ gameId, status, ask, failed }: FavoriteNeeds): Favorite {
  const markedIn = (told: UserStatus): boolean =>
    told.isLogged && told.favoriteGames.includes(gameId)
  const state = createStore({ marked: markedIn(status) })
  let pending = false
  return {
    state,
    toggle: async () => {
      if (pending) return
      pending = true
      const { marked } = state.now
      state.change({ marked: !marked })
      const answer = await ask(marked ? 'removeFavorite' : 'addFavorite')
      pending = false
      if (answer.ok) return state.change({ marked: markedIn(answer.reply.userStatus) })
      state.change({ marked })
      failed(answer.failure)
    },
    heard: (told) => {
      if (!pending) state.change({ marked: markedIn(told) })
    },
  }
}
