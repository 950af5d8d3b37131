// Bingo whose cards have columns: a pattern. Every number comes at a time of its own, drawn evenly from 0 to 1, so that columns do not depend on each other.
import { shareOf } from '../rounds/bingo.mjs'
import { chosen, potOf } from './bingo-pots.mjs'
import { integral } from './quadrature.mjs'

/** Pairs of units and a chance, of one card among so many, over all patterns. */
export function patternPayouts(definition, cards) {
  const { patterns, side, free, inColumn } = definition
  const pot = potOf(definition, cards, 'pattern')
  const known = new Map()
  return patterns.flatMap(({ cells }) => {
    const needed = Array.from(
      { length: side },
      (_, column) => cells.filter((cell) => cell !== free && cell % side === column).length,
    )
      .filter((count) => count > 0)
      .toSorted((one, other) => one - other)
    const key = needed.join()
    const chances = known.get(key) ?? winsOf(needed, inColumn, cards)
    known.set(key, chances)
    return chances.flatMap((chance, also) =>
      Array.from({ length: also + 1 }, (_, rank) => [
        shareOf(pot, also + 1, rank),
        chance / (also + 1) / patterns.length,
      ]),
    )
  })
}

/**
 * `[also]`: the chance that a card wins and so many others win with it. At time u each number was called with chance u, independently. Somebody wins at u when a number of a
 * column is called there: by then a card has its cells of another column with chance `whole`, of this one too, and has had it before with that less needed / called of it. The
 * power of what is left to the cards that do not win is written out, since powers of what a card has are products over columns.
 */
function winsOf(needed, inColumn, cards) {
  const others = cards - 1
  return Array.from({ length: cards }, (_, also) => {
    const has = also + 1
    const density = (u) => {
      let sum = 0
      for (let more = 0; more <= others - also; more++) {
        const power = has + more
        const columns = needed.map((count) => moment(count, inColumn, u, power))
        for (const [index, count] of needed.entries()) {
          const newest = newestMoment({ needed: count, inColumn, has }, u, power)
          const rest = columns.reduce(
            (product, of, at) => (at === index ? product : product * of),
            1,
          )
          sum += (-1) ** more * chosen(others - also, more) * inColumn * newest * rest
        }
      }
      return sum
    }
    return chosen(others, also) * integral(density)
  })
}

/** On average over what was called of a column by u: the power of the chance that a card has its cells there. */
const moment = (needed, inColumn, u, power) =>
  averaged(inColumn, u, (called) => (chosen(called, needed) / chosen(inColumn, needed)) ** power)

/** The same where a number of the column is called at u, and so many cards have it for their last. */
const newestMoment = ({ needed, inColumn, has }, u, power) =>
  averaged(inColumn - 1, u, (before) => {
    const called = before + 1
    const whole = chosen(called, needed) / chosen(inColumn, needed)
    return whole ** power * (needed / called) ** has
  })

function averaged(count, u, of) {
  let sum = 0
  for (let called = 0; called <= count; called++)
    sum += chosen(count, called) * u ** called * (1 - u) ** (count - called) * of(called)
  return sum
}
