// A round of bingo: what one card of a hall meets. All cards are drawn, all numbers are called, and pots are shared out.
import { drawFrom } from './bingo-draws.mjs'
import { drawStrip, ticketSets } from './bingo-strip.mjs'

/** Plays a round; it asks the player for nothing, so that nothing is yielded. */
export function playBingo({ definition }, round, _, { cards: count }) {
  const { numbers, strip, patterns, prizes, unitsPerStake } = definition
  const pattern = patterns === undefined ? undefined : round.draw(patterns.length)
  const place = round.draw(count) + 1
  const cards =
    strip === undefined
      ? Array.from({ length: count }, () => drawCard(definition, round))
      : drawStrip(definition, round).slice(0, count)
  const calls = drawFrom(1, numbers, numbers, round)
  round.tell('bingoCard', { cards: count, place, cells: cards[place - 1], pattern })
  const won = prizes.map(({ prize, perMille }) => {
    const sets = setsOf(definition, prize, pattern)
    const times = cards.map((cells) => Math.min(...sets.map((set) => wholeWith(set, cells, calls))))
    const call = Math.min(...times)
    const winners = times.flatMap((time, index) => (time === call ? index + 1 : []))
    return { prize, call, winners, pot: Math.floor((unitsPerStake * count * perMille) / 1000) }
  })
  const last = Math.max(...won.map(({ call }) => call))
  for (let call = 1; call <= last; call++) {
    round.tell('bingoCalled', { number: calls[call - 1], call })
    for (const one of won.filter((prize) => prize.call === call)) {
      const rank = one.winners.indexOf(place)
      const pay = rank < 0 ? 0 : round.pay(shareOf(one.pot, one.winners.length, rank))
      const { prize, winners } = one
      round.tell('bingoWon', { prize, call, winners: winners.length, pay, total: round.units })
    }
  }
  round.tell('roundEnded', { total: round.units })
  return [].values()
}

/** What the winner with this rank, from 0, gets of a pot that so many share: the first get a unit more while some are left over. */
export const shareOf = (pot, winners, rank) => Math.floor(pot / winners) + (rank < pot % winners)

/** Cells that are looked for together, set by set. */
export function setsOf({ side, strip, patterns }, prize, pattern) {
  if (strip !== undefined) return ticketSets(side, prize)
  const line = (cellOf) => Array.from({ length: side }, (_, step) => cellOf(step))
  if (prize === 'pattern') return [patterns[pattern].cells]
  if (prize === 'house') return [Array.from({ length: side * side }, (_, cell) => cell)]
  if (prize !== 'line') throw new RangeError(`the prize ${prize} is not known here`)
  return [
    ...line((row) => line((column) => row * side + column)),
    ...line((column) => line((row) => row * side + column)),
    line((step) => step * side + step),
    line((step) => (step + 1) * side - step - 1),
  ]
}

/** With which call all cells of a set are called; a cell that holds 0 is free. */
const wholeWith = (set, cells, calls) =>
  Math.max(...set.map((cell) => (cells[cell] === 0 ? 0 : calls.indexOf(cells[cell]) + 1)))

function drawCard({ numbers, side, inColumn, free }, round) {
  if (inColumn === undefined) return drawFrom(1, numbers, side * side, round)
  const cells = []
  for (let column = 0; column < side; column++) {
    const own = []
    for (let row = 0; row < side; row++) if (row * side + column !== free) own.push(row)
    const drawn = drawFrom(column * inColumn + 1, inColumn, own.length, round)
    for (const [index, row] of own.entries()) cells[row * side + column] = drawn[index]
  }
  if (free !== undefined) cells[free] = 0
  return cells
}
