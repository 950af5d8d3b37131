import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'

/** The rules of a game of bingo in sentences, for its par sheet. */
export const bingoWords = (paytable: BingoPaytable): readonly string[] => [
  ...(paytable.inColumn === undefined ? anywhere(paytable) : inColumns(paytable)),
  ...paytable.prizes.map(
    ({ prize, perMille }) =>
      `The pot of the ${prize} is ${perMille} thousandths of the price of all cards of the hall. It is shared evenly among those who win it with the same call; pay units that are left over go one by one to the winners whose cards have the smallest numbers.`,
  ),
  'A round is that of one card, whose place among all cards is drawn evenly. What it returns is the share of all stakes that the pots hold, whatever the number of cards.',
]

function anywhere({ numbers, side }: BingoPaytable): readonly string[] {
  const cells = side * side
  return [
    `A card holds ${cells} of ${numbers} numbers in ${side} rows of ${side}; each number is drawn among those that are left, in ascending order, and goes to the next cell. All ${numbers} numbers are called, drawn in the same way.`,
    `A line is a whole row, column or diagonal. The line is won by the cards that have one with the earliest call, the house by those that have all ${cells} numbers with the earliest.`,
  ]
}

const inColumns = ({
  numbers,
  side,
  inColumn = 0,
  free,
  patterns = [],
}: BingoPaytable): readonly string[] => [
  `A card has ${side} rows of ${side} cells. In its first column stand numbers 1 to ${inColumn}, in each further one the next ${inColumn}: column by column from the left, from the top, each number is drawn among those of the column that are left, in ascending order. All ${numbers} numbers are called, drawn in the same way among all.`,
  ...(free === undefined
    ? []
    : [
        `Cell ${free}, counted row by row from 0, is free: no number is drawn for it, and it counts as called.`,
      ]),
  `A round plays for one of ${patterns.length} patterns, drawn evenly before all else. It is won by the cards on which all its cells are called with the earliest call.`,
]
