// What a hold-and-spin pays: how many cells are filled at its end, and what so many cells hold.
import { fraction, numberOf, plus, times, zero } from './fraction.mjs'
import { WeighedWins } from './wins.mjs'

/** @param {number} filled cells when it starts. */
export function holdWins(rule, { cells, filled, most }) {
  const ends = endsOf(rule, cells, filled)
  const means = meansOf(rule, { cells, filled })
  const full = fraction(BigInt(rule.full.units))
  const mean = ends.reduce((sum, chance, count) => {
    const worth = count === cells ? plus(means[count], full) : means[count]
    return plus(sum, times(chance, worth))
  }, zero)
  const wins = new WeighedWins(most, mean)
  const room = most + 1
  /** By jackpots and worth: `jackpots * room + worth`. */
  let held = new Map([[0, 1]])
  for (let count = 0; count <= cells; count++) {
    const chance = numberOf(ends[count])
    if (chance > 0) {
      for (const [state, part] of held) {
        const won = Math.floor(state / room) + (state % room)
        wins.add(won + (count === cells ? rule.full.units : 0), chance * part)
      }
    }
    held = oneMore(prizesOf(rule, count, filled), held, most)
  }
  return wins
}

/** `[count]`: the chance that so many cells are filled at the end. */
function endsOf({ spins, landing }, cells, filled) {
  const lands = fraction(BigInt(landing.hits), BigInt(landing.of))
  const misses = fraction(BigInt(landing.of - landing.hits), BigInt(landing.of))
  const ends = Array.from({ length: cells + 1 }, () => zero)
  /** Chances to stand at so many with all spins left. */
  const fresh = Array.from({ length: cells + 1 }, () => zero)
  fresh[filled] = fraction(1n)
  for (let count = filled; count <= cells; count++) {
    const open = cells - count
    let here = fresh[count]
    for (let left = open > 0 ? spins : 0; left > 0; left--) {
      for (let landed = 1; landed <= open; landed++) {
        const chance = times(
          times(choose(open, landed), power(lands, landed)),
          power(misses, open - landed),
        )
        fresh[count + landed] = plus(fresh[count + landed], times(here, chance))
      }
      here = times(here, power(misses, open))
    }
    ends[count] = here
  }
  return ends
}

/** What the cell at a place in the order of landing may hold: some prizes are only for those that fill in a spin. */
function prizesOf({ prizes }, place, filled) {
  return place < filled ? prizes.filter(({ later }) => !later) : prizes
}

/** `[count]`: the mean of what so many cells hold. */
function meansOf(rule, { cells, filled }) {
  const means = [zero]
  let worth = zero
  let won = zero
  for (let place = 0; place < cells; place++) {
    const { grows, adds, jackpots } = sharesOf(prizesOf(rule, place, filled))
    worth = plus(times(worth, grows), adds)
    won = plus(won, jackpots)
    means.push(plus(worth, won))
  }
  return means
}

/** What one cell does on average: multiplies what lies there, adds to it, wins jackpots. */
function sharesOf(prizes) {
  const all = BigInt(prizes.reduce((sum, { weight }) => sum + weight, 0))
  const share = (value) =>
    prizes.reduce(
      (sum, prize) => plus(sum, fraction(BigInt(prize.weight * value(prize)), all)),
      zero,
    )
  return {
    grows: share(({ kind, times: factor }) => {
      if (kind === 'multiply') return factor
      return kind === 'collect' ? 2 : 1
    }),
    adds: share(({ kind, units }) => (kind === 'pay' ? units : 0)),
    jackpots: share(({ kind, units }) => (kind === 'jackpot' ? units : 0)),
  }
}

/** One more cell in the order of landing; amounts beyond the most are all the same. */
function oneMore(prizes, held, most) {
  const room = most + 1
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const after = new Map()
  for (const [state, part] of held) {
    const jackpots = Math.floor(state / room)
    const worth = state % room
    for (const { kind, weight, units, times: factor } of prizes) {
      const won = Math.min(most, jackpots + (kind === 'jackpot' ? units : 0))
      const grown = { pay: worth + units, multiply: worth * factor, collect: worth * 2 }
      const next = won * room + Math.min(most, grown[kind] ?? worth)
      after.set(next, (after.get(next) ?? 0) + (part * weight) / all)
    }
  }
  return after
}

function choose(n, k) {
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return fraction(ways)
}

const power = ({ top, bottom }, n) => ({ top: top ** BigInt(n), bottom: bottom ** BigInt(n) })
