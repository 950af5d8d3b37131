import { arrangedLists } from '@fairhouse/contract/backoffice/arrangements'
import type { ListedGame } from '@fairhouse/contract/backoffice/games'
import { pinnedOn, type StoredArrangement } from '#modules/catalog'

type Place = ListedGame['placed'][number]
/** Where staff put a game. */
export type PlacesOf = (gameId: number) => readonly Place[]

const nameOf = (list: number): string =>
  arrangedLists.find((one) => one.list === list)?.name ?? String(list)

/** Where games stand today by what is live. Pure. @param today `2026-11-27`, of UTC. */
export function placesOf(stored: readonly StoredArrangement[], today: string): PlacesOf {
  const places = new Map<number, Place[]>()
  const put = (gameId: number, place: Place) =>
    places.set(gameId, [...(places.get(gameId) ?? []), place])
  for (const { list, version, live, body } of stored) {
    if (version !== live) continue
    if (body.kind === 'picks') {
      for (const gameId of body.hidden) put(gameId, { list: 'picks', how: 'hidden' })
      continue
    }
    const pinned = new Set(pinnedOn(body, today))
    for (const gameId of pinned) put(gameId, { list: nameOf(list), how: 'pinned' })
    for (const gameId of body.order)
      if (!pinned.has(gameId)) put(gameId, { list: nameOf(list), how: 'ordered' })
  }
  return (gameId) => places.get(gameId) ?? []
}
