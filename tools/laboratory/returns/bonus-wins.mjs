// Chances of what features without reels pay. Each is exact in its mean, and weighed in its amounts.
import { fraction, numberOf, plus, times, zero } from './fraction.mjs'
import { WeighedWins } from './wins.mjs'

/** Chances by units, as fractions. */
function weighed(chances, most) {
  const mean = [...chances].reduce(
    (sum, [units, chance]) => plus(sum, times(chance, fraction(BigInt(units)))),
    zero,
  )
  const wins = new WeighedWins(most, mean)
  for (const [units, chance] of chances) wins.add(units, numberOf(chance))
  return wins
}

function addTo(chances, key, chance) {
  chances.set(key, plus(chances.get(key) ?? zero, chance))
}

/** Prizes are opened until the first ender: so many of them, every choice of so many as likely as another. */
export function pickWins({ prizes, enders }, most) {
  const all = BigInt(prizes.length + enders)
  /** `[n]`: choices of n prizes by what they are worth. */
  let choices = [new Map([[0, 1n]]), ...prizes.map(() => new Map())]
  for (const prize of prizes) {
    choices = choices.map((worths, n) => {
      const now = new Map(worths)
      for (const [worth, ways] of choices[n - 1] ?? []) {
        now.set(worth + prize, (now.get(worth + prize) ?? 0n) + ways)
      }
      return now
    })
  }
  const chances = new Map()
  let reached = fraction(1n)
  for (const [n, worths] of choices.entries()) {
    const left = all - BigInt(n)
    const ends = n === prizes.length ? fraction(1n) : fraction(BigInt(enders), left)
    const ways = [...worths.values()].reduce((sum, one) => sum + one, 0n)
    for (const [worth, own] of worths) {
      addTo(chances, worth, times(times(reached, ends), fraction(own, ways)))
    }
    reached = times(reached, fraction(left - BigInt(enders), left))
  }
  return weighed(chances, most)
}

export function wheelWins({ rings, mostSpins }, most) {
  const chances = new Map()
  /** Wheels still open, alike ones joined. */
  let open = new Map([[nameOf({ at: 0, left: 1, factor: 1, won: 0 }), fraction(1n)]])
  for (let spun = 1; open.size > 0; spun++) {
    const after = new Map()
    for (const [name, chance] of open) {
      const state = stateOf(name)
      const own = times(chance, fraction(1n, BigInt(rings[state.at].length)))
      for (const prize of rings[state.at]) {
        const isFree = prize.kind === 'up' || prize.kind === 'multiply'
        const at = prize.kind === 'up' ? state.at + 1 : state.at
        const next = { ...given(state, prize, isFree ? 0 : 1), at }
        const isOver = prize.kind === 'end' || next.left === 0 || spun === mostSpins
        addTo(isOver ? chances : after, isOver ? next.won : nameOf(next), own)
      }
    }
    open = after
  }
  return weighed(chances, most)
}

export function trailWins({ places, rolls, sides }, most) {
  const chances = new Map()
  /** `[walked]`: trails still open, alike ones joined. */
  const open = places.map(() => new Map())
  open[0].set(nameOf({ at: 0, left: rolls, factor: 1, won: 0 }), fraction(1n))
  for (const trails of open) {
    for (const [name, chance] of trails) {
      const state = stateOf(name)
      const own = times(chance, fraction(1n, BigInt(sides)))
      for (let die = 1; die <= sides; die++) {
        const at = Math.min(state.at + die, places.length)
        const prize = places[at - 1]
        const next = { ...given(state, prize, 1), at }
        const isOver = prize.kind === 'end' || next.left === 0 || at === places.length
        addTo(isOver ? chances : open[at], isOver ? next.won : nameOf(next), own)
      }
    }
  }
  return weighed(chances, most)
}

/** Where a wheel or a trail stands, in one word: ring or place, turns left, what pays are multiplied by, units won. */
const nameOf = ({ at, left, factor, won }) => `${at}/${left}/${factor}/${won}`

function stateOf(name) {
  const [at, left, factor, won] = name.split('/').map(Number)
  return { at, left, factor, won }
}

/** A state after a prize that used up so many turns. */
function given({ left, factor, won }, prize, used) {
  const { kind, units = 0, count = 0 } = prize
  return {
    left: left - used + (kind === 'again' ? count : 0),
    factor: kind === 'multiply' ? factor * prize.times : factor,
    won: won + (kind === 'jackpot' ? units : units * factor),
  }
}
