// Bingo with tickets of one strip: one line, two lines, and a house. Each number comes at a moment of its own, drawn evenly; no number is on two tickets, so that rows do not
// depend on each other, and their moments, as parts of all rows that are whole by then, are drawn evenly from 0 to 1 too.
import { potOf } from './bingo-pots.mjs'
import { integralBy } from './quadrature.mjs'

/** Six tickets and the own three rows make polynomials of a degree below 32. */
const integral = integralBy(16)

const prizes = ['line', 'twoLines', 'house']

/** Pairs of units and a chance, of one ticket among so many. */
export function stripPayouts(definition, cards) {
  const pots = prizes.map((prize) => potOf(definition, cards, prize))
  return subsets().map((won) => [
    won.reduce((sum, prize) => sum + pots[prize], 0),
    exactly(won, cards),
  ])
}

/** The chance to win these prizes and no other: of those that hold them, each larger set in turn taken away and given back. */
const exactly = (won, cards) =>
  subsets()
    .filter((set) => won.every((prize) => set.includes(prize)))
    .reduce((sum, set) => sum + (-1) ** (set.length - won.length) * atLeast(set, cards), 0)

const subsets = () =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [0, 1, 2].filter((prize) => (bits >> prize) & 1))

/**
 * The chance to win at least these prizes: over the moments a < b < c at which the rows of the own ticket are whole, of which there are 3! orders, every other ticket must be later
 * than each of these with as many rows. The inner integrals run over parts of the outer ones.
 */
function atLeast(set, cards) {
  return integral((c) =>
    integral((partB) => {
      const b = c * partB
      return integral((partA) => {
        const a = b * partA
        const moments = [a, b, c]
        const limits = [0, 1, 2].map((prize) => (set.includes(prize) ? moments[prize] : 0))
        return 6 * c * b * later(limits) ** (cards - 1)
      })
    }),
  )
}

/**
 * The chance that a ticket has no row by the first of these moments, at most one by the second, and at most two by the third; a moment of 0 asks for nothing. None of its rows comes
 * before the first, at most one between it and the second, and of the others not all by the third.
 */
function later([first, secondAsked, thirdAsked]) {
  const second = Math.max(first, secondAsked)
  const third = Math.max(second, thirdAsked)
  const notAll = (rows) => (1 - second) ** rows - (third - second) ** rows
  return notAll(3) + 3 * (second - first) * notAll(2)
}
