import type { Game } from '@fairhouse/contract/entities/game'
import { type GameListName, gameLists } from '@fairhouse/contract/entities/game-list'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { isPlayable } from '../games/playable.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { pack } from '../../shell/waking/packed.ts'
import type { ListRow } from './list-row.ts'

/** Games of a row; the list has the others. */
export const rowLength = 10

type Words = Pick<Texts['lists'], 'names'>

/** The beginnings of shared lists, in the order of the names. @param atLeast lists with fewer games to play are left out. */
export const listRows = (
  catalogue: PageCatalogue,
  words: Words,
  { names, atLeast = 1 }: { names: readonly GameListName[]; atLeast?: number },
): readonly ListRow[] =>
  names.flatMap((name) => {
    const list = gameLists.find((one) => one.name === name)
    const games = list ? (catalogue.list(list.id) ?? []).filter(isPlayable) : []
    return games.length < atLeast ? [] : [listRow(words, name, games)]
  })

/** The beginning of one list, shared or personal, of games that can be played. */
export function listRow({ names }: Words, name: GameListName, games: readonly Game[]): ListRow {
  const to = gameLists.find((one) => one.name === name)?.path ?? '/games'
  return {
    title: names[name],
    games: pack(games.slice(0, rowLength)),
    all: { to, count: games.length },
  }
}
