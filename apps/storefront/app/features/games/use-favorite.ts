import { useHouse } from '../../shell/house/house.tsx'
import { notice } from '../../shell/notices/notices.ts'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import { createStore, type Store } from '../../shell/session/store.ts'
import { useSelected } from '../../shell/session/use-selected.ts'

/** A mark that the player has set or taken off and that the house has not yet confirmed. */
interface PendingMark {
  readonly gameId: number
  readonly marked: boolean
}

const pendingMarks = new WeakMap<Client, Store<PendingMark | null>>()

/** One for the whole page: while a mark is on its way no other is set (specification, section 4). */
function pendingMarkOf(client: Client): Store<PendingMark | null> {
  const known = pendingMarks.get(client) ?? createStore<PendingMark | null>(null)
  pendingMarks.set(client, known)
  return known
}

export interface Favorite {
  readonly marked: boolean
  toggle(): void
}

/** Whether the game is one of the player's favourites, as he left it, and how to change that. A visitor is told to sign in. */
export function useFavorite(gameId: number): Favorite {
  const client = useClient()
  const { frame } = useHouse()
  const store = pendingMarkOf(client)
  const pending = useSelected(store, (mark) => (mark?.gameId === gameId ? mark.marked : null))
  const kept = useSelected(
    client.status,
    (status) => status.isLogged && status.favoriteGames.includes(gameId),
  )
  const marked = pending ?? kept
  return {
    marked,
    toggle: () => {
      if (store.get() !== null) return
      if (client.status.get().isLogged) void ask(client, store, { gameId, marked: !marked })
      else client.show(notice('INFO', frame.heartLogIn))
    },
  }
}

async function ask(
  client: Client,
  store: Store<PendingMark | null>,
  pending: PendingMark,
): Promise<void> {
  store.set(pending)
  const { gameId, marked } = pending
  await client.ask(marked ? 'addFavorite' : 'removeFavorite', { gameId, passive: false })
  store.set(null)
}
