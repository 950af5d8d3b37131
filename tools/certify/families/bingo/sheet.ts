import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'
import { lineRanks } from '@fairhouse/game-math/families/bingo/line-ranks'
import { table } from '../../par-sheet/markdown/table.ts'
import type { FamilySheet, SheetParts } from '../family-sheet.ts'

/** Par sheets of bingo. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) =>
    partsOf(game.paytable.family === 'bingo' ? game.paytable : null),
  sections: (_, { paytable }) => (paytable.family === 'bingo' ? sectionsOf(paytable) : []),
  starts: {},
  // All cards of a hall are drawn for what one of them gets.
  gamesIn: ({ paytable }) => (paytable.family === 'bingo' ? Math.max(...paytable.halls) : 1),
  variants: {
    'a line of its own': (event) =>
      event.type === 'bingoWon' && event.prize === 'line' && event.pay > 0 && event.winners === 1,
    'a line that is shared': (event) =>
      event.type === 'bingoWon' && event.prize === 'line' && event.pay > 0 && event.winners > 1,
    'a house of its own': (event) =>
      event.type === 'bingoWon' && event.prize === 'house' && event.pay > 0 && event.winners === 1,
    'a house that is shared': (event) =>
      event.type === 'bingoWon' && event.prize === 'house' && event.pay > 0 && event.winners > 1,
    'a hall of two': (event) => event.type === 'bingoCard' && event.cards === 2,
    'a line with the third call': (event) =>
      event.type === 'bingoWon' && event.prize === 'line' && event.call === 3,
  },
}

/** @throws RangeError for a game of another family. */
function partsOf(paytable: BingoPaytable | null): SheetParts {
  if (paytable === null) throw new RangeError('a par sheet of bingo is of a game of bingo')
  const { numbers, side, prizes } = paytable
  const cells = side * side
  return {
    order: { symbols: [], pays: prizes.map(({ prize }) => prize) },
    words: [
      `A card holds ${cells} of ${numbers} numbers in ${side} rows of ${side}; each number is drawn among those that are left, in ascending order, and goes to the next cell. All ${numbers} numbers are called, drawn in the same way.`,
      `A line is a whole row, column or diagonal. The line is won by the cards that have one with the earliest call, the house by those that have all ${cells} numbers with the earliest.`,
      ...prizes.map(
        ({ prize, perMille }) =>
          `The pot of the ${prize} is ${perMille} thousandths of the price of all cards of the hall. It is shared evenly among those who win it with the same call; pay units that are left over go one by one to the winners whose cards have the smallest numbers.`,
      ),
      'A round is that of one card, whose place among all cards is drawn evenly. What it returns is the share of all stakes that the pots hold, whatever the number of cards.',
    ],
    draws: [
      { of: 'bingo', draw: 'place', below: 'the number of cards' },
      {
        of: 'bingo',
        draw: 'cell',
        below: `${numbers}, ${numbers - 1} … ${numbers - cells + 1}, card by card`,
      },
      { of: 'bingo', draw: 'call', below: `${numbers}, ${numbers - 1} … 1` },
    ],
    spins: [],
    features: [],
    hashes: {},
  }
}

const sectionsOf = ({ side }: BingoPaytable): readonly string[] => [
  `## Lines\n\nIn so many of the ${side * side}! orders of a card's cells its first line is whole with exactly so many of them.\n\n${table(
    ['cells', 'orders'],
    lineRanks(side).flatMap((orders, cells) => (orders > 0n ? [[cells, String(orders)]] : [])),
  )}`,
]
