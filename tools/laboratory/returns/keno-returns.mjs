// What tickets of keno return: the last ball of a ticket is as likely as any, so that a ticket is followed ball by ball instead of counted.
import { fraction, numberOf, plus, times, zero } from './fraction.mjs'

/** A ticket of each number of spots, by the name of its bet; the headline is the number that no other bet names. */
export function kenoReturns({ bets, unitsPerStake }, definition) {
  const named = bets.map(({ name }) => [name, Number(name.replace('spots', ''))])
  const free = definition.pays
    .map((_, index) => index + 1)
    .filter((spots) => !named.some(([, own]) => own === spots))
  return named.map(([name, spots]) =>
    ticketReturns(name, Number.isNaN(spots) ? free[0] : spots, {
      definition,
      price: unitsPerStake,
    }),
  )
}

function ticketReturns(name, spots, { definition: { numbers, balls, pays }, price }) {
  const chances = chancesOf({ numbers, balls, spots })
  const row = pays[spots - 1]
  const exact = chances.reduce(
    (sum, chance, caught) => plus(sum, times(chance, fraction(BigInt(row[caught]), BigInt(price)))),
    zero,
  )
  const known = chances.map((chance, caught) => ({
    chance: numberOf(chance),
    units: row[caught],
  }))
  const sum = (of) => known.reduce((all, one) => all + of(one) * one.chance, 0)
  const ratio = sum(({ units }) => units / price)
  return {
    name,
    price,
    exact,
    ratio,
    hit: sum(({ units }) => (units > 0 ? 1 : 0)),
    sigma: Math.sqrt(sum(({ units }) => (units / price) ** 2) - ratio ** 2),
    atLeast: (least) => sum(({ units }) => (units >= least ? 1 : 0)),
  }
}

/** `[caught]`: one ball after the other is drawn among those left, and is on the ticket as often as numbers of it are left. */
function chancesOf({ numbers, balls, spots }) {
  let chances = [fraction(1n, 1n)]
  for (let drawn = 0; drawn < balls; drawn++) {
    const left = BigInt(numbers - drawn)
    const next = Array.from({ length: Math.min(spots, drawn + 1) + 1 }, () => zero)
    for (const [caught, chance] of chances.entries()) {
      const open = BigInt(spots - caught)
      if (open > 0n) next[caught + 1] = plus(next[caught + 1], times(chance, fraction(open, left)))
      next[caught] = plus(next[caught], times(chance, fraction(left - open, left)))
    }
    chances = next
  }
  return chances
}
