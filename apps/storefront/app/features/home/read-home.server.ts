import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue, PersonalLists } from '@fairhouse/contract/entities/page-catalogue'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { countPlayable } from '../games/playable.ts'
import type { ListRow } from '../lists/list-row.ts'
import { fill } from '../../shell/language/say.ts'
import { listRow, listRows, rowLength } from '../lists/list-rows.server.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { type Packed, pack } from '../../shell/waking/packed.ts'
import { type TrueLabel, trueLabels } from './true-labels.ts'

/** What home shows of the catalogue. */
export interface HomeGames {
  /** The one great game of the first screen: of the house's own, which everybody can play. */
  readonly hero: Game | null
  readonly lastPlayed: readonly Game[]
  readonly rows: readonly ListRow[]
  readonly labels: readonly TrueLabel[]
  /** Own games in which many play one round. */
  readonly rooms: Packed<readonly Game[]>
}

type Words = Pick<Texts['lists'], 'names' | 'because'>

/** Rows with fewer games would look lost. */
const leastOfRow = 4

export async function readHome(
  catalogue: PageCatalogue,
  words: Words,
  isLogged: boolean,
): Promise<HomeGames> {
  const personal = await catalogue.personal()
  const count = (id: number): number => countPlayable(catalogue.list(id) ?? [])
  const isOwn = ({ provider }: Game): boolean => provider === ownStudio
  const rowsOf = (names: Parameters<typeof listRows>[2]['names']): readonly ListRow[] =>
    listRows(catalogue, words, { names, atLeast: leastOfRow })
  return {
    hero: (catalogue.list(2) ?? []).find(isOwn) ?? catalogue.games.find(isOwn) ?? null,
    lastPlayed: isLogged ? personal.lastPlayed.slice(0, 12) : [],
    rows: [
      isLogged ? picksOf(personal, words) : listRow(words, 'we-suggest', personal.suggested),
      ...rowsOf([
        'new-games',
        'trending',
        'progressive-jackpot',
        'slots',
        'poker',
        'table-games',
        'crash-games',
        'fish-shooting',
        'keno',
        'lottery-games',
      ]),
    ],
    rooms: pack(catalogue.games.filter(({ room }) => room !== undefined)),
    labels: trueLabels({
      games: countPlayable(catalogue.games),
      slots: count(3),
      poker: count(13),
      jackpot: count(12),
    }),
  }
}

/** The player's picks, with the reason of the first that has one to tell. */
function picksOf({ picks, reasonOf }: PersonalLists, words: Words): ListRow {
  const row = listRow(words, 'picks-for-you', picks)
  for (const { id } of picks.slice(0, rowLength)) {
    const reason = reasonOf(id)
    if (reason?.type === 'played' || reason?.type === 'favorite')
      return { ...row, remark: fill(words.because[reason.type], { game: reason.game.name }) }
  }
  return row
}
