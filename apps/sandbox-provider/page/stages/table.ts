import type { PlayedGame } from '../../games.ts'
import { escaped } from '../fill.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'
import { chipTools, placeOf } from './chip-tools.ts'

/** Tables of cards, and of three dice. */
export function tableStage(
  { rules: { paytable }, listed, spots }: PlayedGame,
  { words }: Pick<PageData, 'words'>,
): Stage {
  const isDice = paytable.family === 'dice'
  const spoken: Readonly<Record<string, string>> = { ...words }
  const dice = isDice ? paytable.spots : []
  const places = isDice
    ? dice.map(({ spot, odds }) => placeOf(spot, diceLabel(spot, spoken), '', `${odds[0]}:1`))
    : spots.map((spot) => placeOf(spot, spoken[spot] ?? spot))
  const takesChips = places.length > 0
  return {
    script: 'table.ts',
    markup: `<div class="felt cards"><div class="table${isDice ? ' thrown' : ''}" id="table" aria-live="polite" role="group" aria-label="${escaped(listed.name)}"></div><div class="tools" id="actions"></div>${takesChips ? `<div class="spots${isDice ? ' many' : ''}">${places.join('')}</div>${chipTools({ words })}` : ''}<div class="banner" id="banner" role="status"></div></div>`,
    pays: '',
    rules: [],
    data: {
      begins: isDice ? 'roll' : 'deal',
      takesChips,
      isDice,
      mostChips: isDice ? paytable.mostChips : 100,
      mostOn: Object.fromEntries(dice.map(({ spot, most }) => [spot, most])),
    },
  }
}

/** `single-4`, `pair-2-5`, `total-9` in figures; what has a name by its name. */
function diceLabel(spot: string, spoken: Readonly<Record<string, string>>): string {
  const [kind = '', ...numbers] = spot.split('-')
  const [first = ''] = numbers
  switch (kind) {
    case 'single':
      return `⚀ ${first}`
    case 'pair':
      return numbers.join(' + ')
    case 'double':
      return `${first} ${first}`
    case 'triple':
      return `${first} ${first} ${first}`
    case 'total':
      return `Σ ${first}`
    default:
      return spoken[kind] ?? kind
  }
}
