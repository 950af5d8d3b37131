import type { PlayedGame } from '../../games.ts'
import { escaped } from '../fill.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'
import { chipTools, type Place, placeOf } from './chip-tools.ts'

/** Most chips at a table of cards. */
const mostChips = 100

/** Tables of cards. */
export function tableStage(
  { listed, spots }: PlayedGame,
  { words }: Pick<PageData, 'words'>,
): Stage {
  const spoken: Readonly<Record<string, string>> = { ...words }
  return {
    script: 'table.ts',
    markup: tableMarkup(
      { name: listed.name, places: spots.map((spot) => ({ spot, label: spoken[spot] ?? spot })) },
      { words },
    ),
    pays: '',
    rules: [],
    data: { begins: 'deal', takesChips: spots.length > 0, mostChips },
  }
}

/** A table with its places for chips, where it has any. @param of.look of all places together. */
export const tableMarkup = (
  of: { readonly name: string; readonly places: readonly Place[]; readonly look?: string },
  { words }: Pick<PageData, 'words'>,
): string =>
  `<div class="felt cards"><div class="table${of.look === undefined ? '' : ' thrown'}" id="table" aria-live="polite" role="group" aria-label="${escaped(of.name)}"></div><div class="tools" id="actions"></div>${of.places.length > 0 ? `<div class="spots ${of.look ?? ''}">${of.places.map(placeOf).join('')}</div>${chipTools({ words })}` : ''}<div class="banner" id="banner" role="status"></div></div>`
