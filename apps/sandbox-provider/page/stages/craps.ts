import type { PlayedGame } from '../../games.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'
import { tableMarkup } from './table.ts'

/** Craps: chips before the first roll, and rolls until none is left. */
export function crapsStage(
  { rules: { paytable }, listed, spots }: PlayedGame,
  { words }: Pick<PageData, 'words'>,
): Stage {
  if (paytable.family !== 'craps') throw new RangeError('two dice are of craps')
  const spoken: Readonly<Record<string, string>> = { ...words }
  const rows = spots.flatMap((name) => paytable.spots.find(({ spot }) => spot === name) ?? [])
  const places = rows.map(({ spot, odds }) => ({
    spot,
    label: spoken[spot.replace('-', '')] ?? spot,
    odds: `${odds.pays}:${odds.per}`,
  }))
  return {
    script: 'table.ts',
    markup: tableMarkup({ name: listed.name, places, look: 'many' }, { words }),
    pays: '',
    rules: [words.crapsRule, words.crapsSpots],
    data: {
      begins: 'roll',
      takesChips: true,
      isDice: true,
      mostChips: paytable.mostChips,
      mostOn: Object.fromEntries(rows.map(({ spot, most }) => [spot, most])),
    },
  }
}
