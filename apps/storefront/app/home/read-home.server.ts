import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import type { ListRow } from '../lists/list-row.ts'
import { listRow, listRows } from '../lists/list-rows.server.ts'
import type { Texts } from '../texts/texts.ts'
import { type TrueLabel, trueLabels } from './true-labels.ts'

/** What home shows of the catalogue. */
export interface HomeGames {
  /** The one great game of the first screen: of the house's own, which everybody can play. */
  readonly hero: Game | null
  readonly lastPlayed: readonly Game[]
  readonly rows: readonly ListRow[]
  readonly labels: readonly TrueLabel[]
}

/** Rows with fewer games would look lost. */
const leastOfRow = 4

export async function readHome(
  catalogue: PageCatalogue,
  words: Pick<Texts['lists'], 'names'>,
  isLogged: boolean,
): Promise<HomeGames> {
  const { picks, suggested, lastPlayed } = await catalogue.personal()
  const count = (id: number): number => catalogue.list(id)?.length ?? 0
  const isOwn = ({ provider }: Game): boolean => provider === ownStudio
  const rowsOf = (names: Parameters<typeof listRows>[2]['names']): readonly ListRow[] =>
    listRows(catalogue, words, { names, atLeast: leastOfRow })
  return {
    hero: (catalogue.list(2) ?? []).find(isOwn) ?? catalogue.games.find(isOwn) ?? null,
    lastPlayed: isLogged ? lastPlayed.slice(0, 12) : [],
    rows: [
      isLogged ? listRow(words, 'picks-for-you', picks) : listRow(words, 'we-suggest', suggested),
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
    labels: trueLabels({
      games: catalogue.games.length,
      slots: count(3),
      poker: count(13),
      jackpot: count(12),
    }),
  }
}
