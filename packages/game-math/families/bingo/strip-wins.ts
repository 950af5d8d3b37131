import { item } from '../../at.ts'
import { type Fraction, fraction, plus, times } from '../../fraction.ts'

/** Prizes that a ticket has won, as bits. */
export const wonLine = 1
export const wonTwoLines = 2
export const wonHouse = 4

const rows = 3

/** A draw after some rows: how many of them are whole on the own ticket, on how many others one is, on how many two, and what the own ticket has won. */
interface Reached {
  readonly own: number
  readonly ones: number
  readonly twos: number
  readonly won: number
}

/**
 * `[won]`: the chance that a ticket wins exactly these prizes, by bits, among so many tickets of one strip.
 *
 * No number stands on two tickets of a strip, and every row has five. Calls come in every order alike, so the rows of all tickets come to be whole in every order alike, one after
 * the other: which of those that are open is next is drawn evenly. The first of all wins the line, the first that is its ticket's second two lines, the first that is its ticket's
 * third the house. Two tickets never win with the same call.
 * @param tickets no more than a strip has.
 */
export function stripWins(tickets: number): readonly Fraction[] {
  const known = new Map<string, readonly Fraction[]>()
  const after = (reached: Reached): readonly Fraction[] => {
    const key = Object.values(reached).join(' ')
    const before = known.get(key)
    if (before) return before
    const found = next(reached)
    known.set(key, found)
    return found
  }
  const next = ({ own, ones, twos, won }: Reached): readonly Fraction[] => {
    const none = tickets - 1 - ones - twos
    const isLineOpen = own + ones + twos === 0
    const isTwoOpen = own < 2 && twos === 0
    const open = tickets * rows - own - ones - 2 * twos
    const on = (prize: number, isOpen: boolean): number => (isOpen ? won | prize : won)
    const ownNext = {
      own: own + 1,
      ones,
      twos,
      won: own === 0 ? on(wonLine, isLineOpen) : on(wonTwoLines, isTwoOpen),
    }
    return sumOf(
      [
        [rows - own, own === rows - 1 ? only(won | wonHouse) : after(ownNext)],
        // The house of another ends the draw.
        [twos, only(won)],
        [2 * ones, ones === 0 ? null : after({ own, ones: ones - 1, twos: twos + 1, won })],
        [rows * none, none === 0 ? null : after({ own, ones: ones + 1, twos, won })],
      ],
      open,
    )
  }
  return after({ own: 0, ones: 0, twos: 0, won: 0 })
}

const outcomes = wonLine + wonTwoLines + wonHouse + 1
const nothing: Fraction = { numerator: 0n, denominator: 1n }

/** It is certain what is won. */
const only = (won: number): readonly Fraction[] =>
  Array.from({ length: outcomes }, (_, of) => (of === won ? fraction(1n, 1n) : nothing))

/** What comes of one of so many rows, of which each leads to one of these. */
const sumOf = (
  ways: readonly (readonly [rows: number, chances: readonly Fraction[] | null])[],
  open: number,
): readonly Fraction[] =>
  Array.from({ length: outcomes }, (_, of) =>
    ways.reduce<Fraction>(
      (sum, [count, chances]) =>
        chances === null
          ? sum
          : plus(sum, times(fraction(BigInt(count), BigInt(open)), item(chances, of))),
      nothing,
    ),
  )
