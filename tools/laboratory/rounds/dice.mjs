// A round of Sic Bo: chips on spots, and three dice.

/** Plays a round; it asks the player for nothing, so that nothing is yielded. */
export function playDice({ definition, order }, round, _, { chips }) {
  const placed = Object.entries(chips)
    .map(([spot, count]) => ({ spot, count, ...partsOf(spot) }))
    .toSorted((a, b) => compare(order.pays, a, b))
  round.tell('diceBet', {
    chips: placed.map(({ spot, count }) => ({ spot, stake: count })),
    stake: placed.reduce((sum, { count }) => sum + count, 0),
  })
  const dice = [0, 0, 0].map(() => round.draw(6) + 1)
  round.tell('diceRolled', { dice })
  const spots = placed
    .map(({ spot, count, kind, numbers }) => ({
      spot,
      stake: count,
      pay: count * unitsOf(definition, kind, numbers, dice),
    }))
    .filter(({ pay }) => pay > 0)
  const pay = round.pay(spots.reduce((sum, one) => sum + one.pay, 0))
  if (spots.length > 0) round.tell('dicePaid', { spots, pay, total: round.units })
  round.tell('roundEnded', { total: round.units })
  return [].values()
}

/** Units that a chip is paid by a throw, itself among them. */
export function unitsOf({ odds }, kind, numbers, dice) {
  const total = dice[0] + dice[1] + dice[2]
  const shown = numbers.map((number) => dice.filter((die) => die === number).length)
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2]
  const wins = {
    small: () => !isTriple && total < 11,
    big: () => !isTriple && total > 10,
    odd: () => !isTriple && total % 2 === 1,
    even: () => !isTriple && total % 2 === 0,
    single: () => shown[0] > 0,
    pair: () => shown[0] > 0 && shown[1] > 0,
    double: () => shown[0] > 1,
    triple: () => shown[0] === 3,
    anyTriple: () => isTriple,
    total: () => total === numbers[0],
  }
  if (!wins[kind]()) return 0
  if (kind === 'single') return odds.single[shown[0] - 1] + 1
  if (kind === 'total') return odds.total[total < 11 ? total - 4 : 17 - total] + 1
  return odds[kind] + 1
}

/** A spot is called by its kind and its numbers. */
function partsOf(spot) {
  const [kind, ...numbers] = spot.split('-')
  return { kind, numbers: numbers.map(Number) }
}

/** By kind, and then by number. */
function compare(kinds, a, b) {
  const byKind = kinds.indexOf(a.kind) - kinds.indexOf(b.kind)
  if (byKind !== 0) return byKind
  const differing = a.numbers.findIndex((number, place) => number !== b.numbers[place])
  return differing < 0 ? 0 : a.numbers[differing] - b.numbers[differing]
}
