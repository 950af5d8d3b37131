import { colourOf } from '@fairhouse/contract/families/roulette/spots'
import type { PlayedGame } from '../../games.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'
import { chipTools, placeOf } from './chip-tools.ts'

const numbers = Array.from({ length: 36 }, (_, index) => String(index + 1))

/** Roulette with one zero. */
export function rouletteStage(
  { rules: { paytable } }: PlayedGame,
  { words }: Pick<PageData, 'words'>,
): Stage {
  if (paytable.family !== 'roulette') throw new RangeError('a wheel is of roulette')
  const { wheel, kinds, mostChips } = paytable
  const outside = [
    ['dozen-1', '1–12'],
    ['dozen-2', '13–24'],
    ['dozen-3', '25–36'],
    ['column-1', '1 · 34'],
    ['column-2', '2 · 35'],
    ['column-3', '3 · 36'],
    ['low', '1–18'],
    ['even', words.even],
    ['red', words.red],
    ['black', words.black],
    ['odd', words.odd],
    ['high', '19–36'],
  ] as const
  return {
    script: 'roulette.ts',
    markup: `<div class="felt roulette"><div class="window"><div class="wheel" id="wheel"></div></div><div class="layout">${placeOf({ spot: '0', label: '0', look: 'green zero' })}${numbers.map((number) => placeOf({ spot: number, label: number, look: colourOf(number) })).join('')}</div><div class="outside">${outside.map(([spot, label]) => placeOf({ spot, label, look: spot === 'red' || spot === 'black' ? spot : '' })).join('')}</div>${chipTools({ words })}<div class="banner" id="banner" role="status"></div></div>`,
    pays: '',
    rules: [words.rouletteRule],
    data: {
      begins: 'spin',
      takesChips: true,
      wheel,
      mostChips,
      mostOn: Object.fromEntries(
        kinds.flatMap(({ spots, most }) => spots.map((spot) => [spot, most] as const)),
      ),
    },
  }
}
