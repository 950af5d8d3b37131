import type { PlayedGame } from '../../games.ts'
import type { PageData } from '../page-data.ts'
import { pictureOf, pictures } from '../pictures.ts'
import type { Stage } from '../stage.ts'
import { tableMarkup } from './table.ts'

/** Tables of three dice, with pips or with pictures. */
export function diceStage(
  { rules: { paytable }, listed, spots }: PlayedGame,
  { words }: Pick<PageData, 'words'>,
): Stage {
  if (paytable.family !== 'dice') throw new RangeError('three dice are of dice')
  const spoken: Readonly<Record<string, string>> = { ...words }
  const showsPictures = spots.length > 0
  const places = showsPictures
    ? pictures.map((picture, at) => ({
        spot: spots[at] ?? '',
        label: words[picture],
        look: 'pictured',
        picture: pictureOf(picture),
      }))
    : paytable.spots.map(({ spot, odds }) => ({
        spot,
        label: labelOf(spot, spoken),
        odds: `${odds[0]}:1`,
      }))
  return {
    script: 'table.ts',
    markup: tableMarkup(
      { name: listed.name, places, look: showsPictures ? 'pictures' : 'many' },
      { words },
    ),
    pays: '',
    rules: showsPictures ? [words.picturesRule] : [],
    data: {
      begins: 'roll',
      takesChips: true,
      isDice: true,
      pictures: showsPictures
        ? pictures.map((picture) => ({ name: words[picture], markup: pictureOf(picture) }))
        : [],
      mostChips: paytable.mostChips,
      mostOn: Object.fromEntries(paytable.spots.map(({ spot, most }) => [spot, most])),
    },
  }
}

/** `single-4`, `pair-2-5`, `total-9` in figures; what has a name by its name. */
function labelOf(spot: string, spoken: Readonly<Record<string, string>>): string {
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
