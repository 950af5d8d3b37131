import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'
import { ratio } from '@fairhouse/game-math/fraction'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import { table } from '../../par-sheet/markdown/table.ts'
import type { FamilySheet, SheetParts } from '../family-sheet.ts'

type VideoPokerPaytable = Extract<Paytable, { readonly family: 'videoPoker' }>

/** How often a pay counts on average. */
function meanMultiplier({ multipliers }: VideoPokerPaytable): number {
  if (!multipliers) return 1
  const all = multipliers.reduce((sum, { weight }) => sum + weight, 0)
  return multipliers.reduce((sum, { by, weight }) => sum + by * weight, 0) / all
}

/** What a table draws besides cards of its hands. */
const moreDraws = ({ multipliers, features }: VideoPokerPaytable): SheetParts['draws'] => [
  ...(multipliers
    ? [
        {
          of: 'deal',
          draw: 'multiplier',
          below: String(multipliers.reduce((sum, { weight }) => sum + weight, 0)),
        },
      ]
    : []),
  ...(features.some(({ type }) => type === 'gamble')
    ? [{ of: 'doubling', draw: 'card', below: '52, 51, 50, 49, 48' }]
    : []),
]

/** Which cards stand for others. */
const wildWords: Readonly<Record<PokerWilds, readonly string[]>> = {
  none: [],
  deuces: [
    'The four twos are wild: each stands for any card, and the hand is the best that they can make of it. Without them no row but `naturalRoyalFlush` has to be made.',
  ],
  joker: [
    'A joker lies behind the 52 cards. It is wild: it stands for any card, and the hand is the best that it can make of it. Without it no row but `naturalRoyalFlush` has to be made.',
  ],
}

const drawsOf = (cards: number) => [
  { of: 'deal', draw: 'card', below: [0, 1, 2, 3, 4].map((gone) => cards - gone).join(', ') },
  {
    of: 'draw',
    draw: 'card',
    below: `${cards - 5}, ${cards - 6} …, as many as are not held`,
  },
]

/** Rows of which golden rounds are kept, where a search meets them. */
const kept = [
  'naturalRoyalFlush',
  'royalFlush',
  'wildRoyalFlush',
  'straightFlush',
  'fourOfAKind',
  'fourDeuces',
  'fiveOfAKind',
  'fiveSixesToKings',
  'fourAces',
  'fourAcesOrEights',
  'fourTwosToFours',
  'fourJacksToKings',
  'fourFivesToKings',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'kingsOrBetter',
]

/** Par sheets of video pokers. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) => {
    const { paytable } = game
    if (paytable.family !== 'videoPoker') throw new RangeError('no video poker')
    const { wilds, pays } = paytable
    return {
      order: { symbols: [], pays: pays.map(({ hand }) => hand) },
      words: [
        'One deck of 52 cards, in order by rank from the two, each rank by suit: clubs, diamonds, hearts, spades. A hand is paid by the first row of `order.pays` that it fits, and by no other.',
        ...wildWords[wilds],
        'An ace is high, and low in a straight of ace to five. Every number here is of a player who always holds what pays most on average; of holds that are worth the same the one that keeps more cards, then the one whose cards come first in the order of the deck.',
        'Parts of the return are rows of the table: the chance of a row is its part divided by what it pays.',
      ],
      draws: [
        ...drawsOf(wilds === 'joker' ? 53 : 52),
        ...(paytable.family === 'videoPoker' ? moreDraws(paytable) : []),
      ],
      spins: [],
      features: [],
      hashes: {},
    }
  },
  sections: ({ certificate }, { paytable, modes: [plain] }) => {
    if (paytable.family !== 'videoPoker') return []
    const unitsPerStake = plain?.price ?? 1
    const times = meanMultiplier(paytable)
    const rows = paytable.pays.map(({ hand, units }) => {
      const part = certificate.split.find((one) => one.part === hand)
      if (part === undefined) return [hand, units, '-', '-']
      const share = ratio({
        numerator: BigInt(part.exact.numerator),
        denominator: BigInt(part.exact.denominator),
      })
      const stakes = (units * times * paytable.hands) / unitsPerStake
      return [hand, units, (stakes / share).toFixed(2), `${(share * 100).toFixed(4)} %`]
    })
    return [
      `## Pays\n\nPay units, for one hand.\n\n${table(['hand', 'pays', 'one in', 'returns'], rows)}`,
    ]
  },
  starts: {},
  gamesIn: ({ paytable }) => (paytable.family === 'videoPoker' ? paytable.hands : 1),
  variants: Object.fromEntries(
    kept.map((hand) => [hand, (event) => event.type === 'pokerHandWon' && event.name === hand]),
  ),
}
