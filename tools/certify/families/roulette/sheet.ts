import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import { canonicalJson } from '@fairhouse/fairness/canonical'
import { textHash } from '@fairhouse/fairness/text-hash'
import { table } from '../../par-sheet/markdown/table.ts'
import type { FamilySheet } from '../family-sheet.ts'

/** Par sheets of roulette tables. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) => {
    const { paytable } = game
    if (paytable.family !== 'roulette') throw new RangeError('not a roulette table')
    return {
      order: {
        symbols: pocketsDrawn(paytable),
        pays: paytable.kinds.map(({ kind }) => kind),
      },
      words: [...inWords(paytable)],
      draws: [{ of: 'wheel', draw: 'pocket', below: String(paytable.wheel.length) }],
      spins: [],
      features: [],
      hashes: { wheel: textHash(canonicalJson(paytable.wheel)) },
    }
  },
  sections: (_, { paytable }) =>
    paytable.family === 'roulette' ? [pays(paytable), wheel(paytable)] : [],
  starts: {},
  variants: {
    'zero drawn': (event) => event.type === 'ballLanded' && event.pocket === '0',
    'the highest number drawn': (event) => event.type === 'ballLanded' && event.pocket === '36',
    'half comes back': (event) => event.type === 'halfReturned',
    'a number straight up': (event) =>
      event.type === 'spotsPaid' && event.spots.some(({ spot }) => /^\d+$/.test(spot)),
  },
}

/** In the order of what is drawn: `0`, `1` to `36`, then any further zero. */
const pocketsDrawn = ({ zeros }: RoulettePaytable): string[] => [
  ...zeros.slice(0, 1),
  ...Array.from({ length: 36 }, (_, n) => String(n + 1)),
  ...zeros.slice(1),
]

const inWords = ({
  wheel: pockets,
  mostChips,
  zeros,
  partage,
  wheels,
}: RoulettePaytable): readonly string[] => [
  `A wheel of ${pockets.length} pockets: 1 to 36 and ${zeros.join(', ')}. One of them is drawn, each as likely.`,
  'A bet is any number of the smallest chip on each of any spots. It wins on every spot that covers the pocket drawn: the odds of its kind, and the chips on it come back.',
  ...(wheels === undefined
    ? []
    : [
        `${wheels} such wheels turn, and one pocket of each is drawn in order. A chip is ${wheels} pay units, one on each wheel, which wins or loses there by itself.`,
      ]),
  ...(partage
    ? [
        'When zero is drawn, half of what lies on red, black, even, odd, low and high comes back. A chip is two pay units, so that its half is one.',
      ]
    : []),
  `A zero is covered by the spots that name it alone; ${partage ? '' : 'even chances, '}dozens and columns lose to it.`,
  `At most ${mostChips} chips lie on the table, and on a spot as many as its kind allows.`,
]

function pays({ kinds, partage, wheels }: RoulettePaytable): string {
  const part = partage ? 2 : 1
  const chip = [
    part === 1 ? 'A chip is one pay unit.' : 'A chip is two pay units.',
    ...(wheels === undefined ? [] : ['That is on each wheel.']),
    'What is paid holds the chip itself.',
  ].join(' ')
  const rows = kinds.map(({ kind, covers, odds, most, spots }) => [
    kind,
    spots.length,
    covers,
    `${odds}:1`,
    (odds + 1) * part,
    most,
  ])
  const heads = ['kind', 'spots', 'pockets', 'odds', 'units paid a chip', 'most chips']
  return `## Pays\n\n${chip}\n\n${table(heads, rows)}`
}

const wheel = ({ wheel: pockets }: RoulettePaytable): string =>
  `## Wheel\n\nClockwise: ${pockets.join(' ')}. The order changes no chance; it is what players see.`
