import type { PrintedCard } from '@fairhouse/contract/families/instant/paytable'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import { lines } from './lines.ts'

/** One field under the foil. */
export interface PrintedField {
  readonly mark: number
  readonly times?: number
}

/** What lies under the foil of a card, and which fields win. */
export interface Printed {
  readonly fields: readonly PrintedField[]
  /** Ascending; empty when nothing is won. */
  readonly wins: readonly number[]
}

/** Numbers that fields of a card to find are drawn from, and how many of them are looked for. */
const numbers = 30
const keys = 2
const places = 8
/** Pictures of a card of rows. */
const pictures = 5

/**
 * Prints a card that wins a prize, or nothing. Whatever does not win is drawn evenly: no more of it looks like a prize than chance makes it.
 * @param prize pay units; 0 wins nothing.
 */
export function print(card: PrintedCard, prize: number, draw: Draw): Printed {
  const amounts = card.prizes.map(({ times }) => times)
  switch (card.layout) {
    case 'match':
      return printMatch(amounts, prize, draw)
    case 'find':
      return printFind(amounts, prize, draw)
    case 'row':
      return printRow(amounts, prize, draw)
  }
}

/** Of amounts that are not won each is there twice at most: they are drawn from two of each. The fields are dealt at the end. */
function printMatch(amounts: readonly number[], prize: number, draw: Draw): Printed {
  const won = prize > 0 ? [prize, prize, prize] : []
  const others = amounts.filter((times) => times !== prize).flatMap((times) => [times, times])
  const laid = [...won, ...taken(others, 9 - won.length, draw)]
  const fields = taken(laid, 9, draw).map((times) => ({ mark: 0, times }))
  return {
    fields,
    wins: fields.flatMap(({ times }, field) => (prize > 0 && times === prize ? [field] : [])),
  }
}

/** The two numbers first, then those beside the amounts. Of a card that wins, the field is drawn, and which of the two stands there. */
function printFind(amounts: readonly number[], prize: number, draw: Draw): Printed {
  const drum = Array.from({ length: numbers }, (_, index) => index + 1)
  const drawn = taken(drum, keys + places, draw)
  const sought = drawn.slice(0, keys)
  const winner = prize > 0 ? draw.below(places) : -1
  const key = prize > 0 ? item(sought, draw.below(keys)) : 0
  const beside = drawn.slice(keys).map((mark, place) => {
    const times = item(amounts, draw.below(amounts.length))
    return place === winner ? { mark: key, times: prize } : { mark, times }
  })
  return {
    fields: [...sought.map((mark) => ({ mark })), ...beside],
    wins: prize > 0 ? [keys + winner] : [],
  }
}

/** Pictures are drawn until as many lines are alike as the card wins, one or none; then the amount. */
function printRow(amounts: readonly number[], prize: number, draw: Draw): Printed {
  for (;;) {
    const marks = Array.from({ length: 9 }, () => draw.below(pictures))
    const alike = lines.filter((line) =>
      line.every((field) => marks[field] === item(marks, line[0])),
    )
    if (alike.length !== (prize > 0 ? 1 : 0)) continue
    const times = prize > 0 ? prize : item(amounts, draw.below(amounts.length))
    return {
      fields: [...marks.map((mark) => ({ mark })), { mark: 0, times }],
      wins: [...(alike[0] ?? []), ...(prize > 0 ? [9] : [])],
    }
  }
}

/** So many of these, each drawn among those that are left, in the order drawn. */
function taken(from: readonly number[], count: number, draw: Draw): readonly number[] {
  const left = [...from]
  return Array.from({ length: count }, () => {
    const [one] = left.splice(draw.below(left.length), 1)
    if (one === undefined) throw new RangeError('nothing is left to draw')
    return one
  })
}
