import type { Game } from '@fairhouse/contract/entities/game'
import { gameLists } from '@fairhouse/contract/entities/game-list'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { providers } from '@fairhouse/contract/entities/provider'
import type { PlayerId } from '#platform/ids'
import type { LobbyNeeds } from './needs.ts'

/** Which games stand in a shared list, by its id. */
const belongs: Readonly<Record<number, (game: Game) => boolean>> = {
  0: () => true,
  1: ({ badges }) => badges.includes(1),
  2: ({ provider }) => provider === 1,
  3: ({ kind }) => kind === 'slot',
  11: () => true,
  12: ({ category }) => category === 1289,
  13: ({ kind }) => kind === 'poker',
  17: ({ kind }) => kind === 'keno' || kind === 'bingo',
  18: ({ kind }) => kind === 'lottery',
  1101: ({ kind }) => kind === 'crash',
  1102: ({ kind }) => kind === 'fish',
  1104: ({ provider }) => provider === 1,
  1105: ({ kind }) => kind === 'table' || kind === 'roulette',
}

/** The catalogue as the pages of one visitor read it. */
export function pageCatalogue(
  { games, play }: Pick<LobbyNeeds, 'games' | 'play'>,
  player: PlayerId | null,
): PageCatalogue {
  const all = games()
  const byId = new Map(all.map((game) => [game.id, game]))
  const byUri = new Map(all.map((game) => [game.uri.toLowerCase(), game]))
  const found = (ids: readonly number[]): Game[] => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    stamp: String(all.length),
    games: all,
    find: (uri) => byUri.get(uri.toLowerCase()),
    byId: (id) => byId.get(id),
    details: () => ({ since: '2026-11-01', themes: [], grid: null }),
    list: (id) => {
      const test = belongs[id]
      if (test !== undefined) return all.filter(test)
      if (gameLists.some((list) => list.id === id)) return null
      const provider = providers.find((one) => one.list === id)
      return provider ? all.filter((game) => game.provider === provider.id) : null
    },
    personal: async () => {
      const facts = player === null ? null : await play.statusOf(player)
      return {
        picks: all,
        suggested: all,
        lastPlayed: found(facts?.lastPlayed ?? []),
        favorites: found(facts?.account.favoriteGames ?? []),
        allowed: all,
      }
    },
  }
}
