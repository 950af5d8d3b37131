import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'
import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { FamilySheet, SheetParts } from '../family-sheet.ts'
import { lineSections, patternSections, stripSections } from './sections.ts'
import { bingoWords } from './words.ts'

/** Par sheets of bingo. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) =>
    partsOf(game.paytable.family === 'bingo' ? game.paytable : null),
  sections: (_, { paytable }) => {
    if (paytable.family !== 'bingo') return []
    if (paytable.strip !== undefined) return stripSections(paytable)
    return paytable.patterns === undefined ? lineSections(paytable) : patternSections(paytable)
  },
  starts: {},
  // All cards of a hall are drawn for what one of them gets.
  gamesIn: ({ paytable }) => (paytable.family === 'bingo' ? gamesIn(paytable) : 1),
  variants: {
    'a line of its own': (event) => isWon(event, 'line') && event.winners === 1,
    'a line that is shared': (event) => isWon(event, 'line') && event.winners > 1,
    'two lines': (event) => isWon(event, 'twoLines'),
    'a hall of six': (event) => event.type === 'bingoCard' && event.cards === 6,
    'a house of its own': (event) => isWon(event, 'house') && event.winners === 1,
    'a house that is shared': (event) => isWon(event, 'house') && event.winners > 1,
    'a pattern of its own': (event) => isWon(event, 'pattern') && event.winners === 1,
    'a pattern that is shared': (event) => isWon(event, 'pattern') && event.winners > 1,
    'a hall of two': (event) => event.type === 'bingoCard' && event.cards === 2,
    'a line with the third call': (event) =>
      event.type === 'bingoWon' && event.prize === 'line' && event.call === 3,
    'the last pattern': (event) => event.type === 'bingoCard' && event.pattern === 23,
  },
}

const isWon = (
  event: RoundEvent,
  prize: BingoPrize,
): event is Extract<RoundEvent, { type: 'bingoWon' }> =>
  event.type === 'bingoWon' && event.prize === prize && event.pay > 0

/** @throws RangeError for a game of another family. */
function partsOf(paytable: BingoPaytable | null): SheetParts {
  if (paytable === null) throw new RangeError('a par sheet of bingo is of a game of bingo')
  const { numbers, inColumn, strip, patterns, prizes } = paytable
  return {
    order: { symbols: [], pays: prizes.map(({ prize }) => prize) },
    words: [...bingoWords(paytable)],
    draws: [
      ...(patterns === undefined
        ? []
        : [{ of: 'bingo', draw: 'pattern', below: String(patterns.length) }]),
      { of: 'bingo', draw: 'place', below: 'the number of cards' },
      ...(strip === undefined
        ? [{ of: 'bingo', draw: 'cell', below: cellsBelow(paytable, inColumn) }]
        : stripDraws),
      { of: 'bingo', draw: 'call', below: `${numbers}, ${numbers - 1} … 1` },
    ],
    spins: [],
    features: [],
    hashes: {},
  }
}

const cellsBelow = ({ numbers, side }: BingoPaytable, inColumn: number | undefined): string =>
  inColumn === undefined
    ? `${numbers}, ${numbers - 1} … ${numbers - side * side + 1}, card by card`
    : `${inColumn}, ${inColumn - 1} … for the cells of each column, card by card`

const stripDraws = [
  { of: 'bingo', draw: 'extra', below: 'tickets that may take one more, for each extra number' },
  { of: 'bingo', draw: 'number', below: 'numbers of the column that are left' },
  { of: 'bingo', draw: 'rows', below: 'sets of rows that may take the numbers of the column' },
]

/** A strip that is drawn whole, and all 90 calls, are as much as ten cards of another hall: as many rounds are played of each. */
const gamesIn = ({ strip, halls }: BingoPaytable): number =>
  strip === undefined ? Math.max(...halls) : 10
