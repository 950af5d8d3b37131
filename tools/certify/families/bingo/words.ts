import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'

/** The rules of a game of bingo in sentences, for its par sheet. */
export const bingoWords = (paytable: BingoPaytable): readonly string[] => [
  ...cardWords(paytable),
  ...paytable.prizes.map(
    ({ prize, perMille }) =>
      `The pot of the ${prize} is ${perMille} thousandths of the price of all cards of the hall. It is shared evenly among those who win it with the same call; pay units that are left over go one by one to the winners whose cards have the smallest numbers.`,
  ),
  'A round is that of one card, whose place among all cards is drawn evenly. What it returns is the share of all stakes that the pots hold, whatever the number of cards.',
]

function cardWords(paytable: BingoPaytable): readonly string[] {
  if (paytable.strip !== undefined) return tickets(paytable)
  return paytable.inColumn === undefined ? anywhere(paytable) : inColumns(paytable)
}

const tickets = ({ numbers, side, strip = 6 }: BingoPaytable): readonly string[] => [
  `Cards are the first tickets of one strip. A strip has ${strip} tickets of ${side} rows of 9 cells, on which each of ${numbers} numbers stands once, five in each row; other cells hold 0 and count as called. The first column holds 1 to 9, the second 10 to 19 and so on, the last 80 to 90. All ${numbers} numbers are called, each drawn among those that are left, in ascending order.`,
  'A strip is drawn in three parts. First, how many numbers of each column stand on each ticket: one on each, and column by column from the first, as many times as the column has more numbers than there are tickets, the next one goes to a ticket, drawn among those, in their order, that have fewer than three of the column and fewer than fifteen in all. Of these only such as need more numbers than two in each later column are drawn from, where that many extras of the column are left as such tickets need together.',
  'Second, which: column by column from the first, its numbers are drawn, each among those that are left, in ascending order; the first of them go to the first ticket, and so on. On a ticket those of a column stand in ascending order from the top.',
  'Third, in which rows, ticket by ticket and column by column: drawn among the sets of as many rows, in their order (the set whose first row is higher before, then whose second is), after which every row still needs at least as many numbers as there are later columns with three, and no more than there are later columns.',
  'The line is won by the cards that have one whole row with the earliest call, twoLines by those that have two with the earliest, the house by those that have all three.',
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
