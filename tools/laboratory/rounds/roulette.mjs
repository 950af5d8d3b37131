// A round of roulette: chips on spots, and a pocket of each wheel.

/** Plays a round; it asks the player for nothing, so that nothing is yielded. */
export function playRoulette({ definition, order }, round, _, { chips }) {
  const { zeros, kinds, partage, wheels = 1, unitsPerStake } = definition
  const part = unitsPerStake / wheels
  const placed = Object.entries(chips)
    .map(([spot, count]) => ({ spot, count, kind: kindOf(spot), pockets: pocketsOf(spot) }))
    .toSorted((a, b) => compare(order.pays, a, b))
  const stake = placed.reduce((sum, { count }) => sum + count * unitsPerStake, 0)
  round.tell('rouletteBet', {
    chips: placed.map(({ spot, count }) => ({ spot, stake: count * unitsPerStake })),
    stake,
  })
  const pockets = pocketsDrawn(zeros)
  const drawn = Array.from({ length: wheels }, () => pockets[round.draw(pockets.length)])
  for (const pocket of drawn) round.tell('ballLanded', { pocket })
  const wins = (one) => drawn.filter((pocket) => one.pockets.includes(pocket)).length
  const zerosDrawn = drawn.filter((pocket) => zeros.includes(pocket)).length
  const halves = (one) => (partage && evenChances.includes(one.kind) ? zerosDrawn : 0)
  const amounts = (chosen) =>
    chosen.map((one) => ({
      spot: one.spot,
      stake: one.count * unitsPerStake,
      pay: one.count * part * (wins(one) * (kinds[one.kind].odds + 1) + halves(one) / 2),
    }))
  const tellPaid = (type, spots) => {
    if (spots.length === 0) return
    const pay = round.pay(spots.reduce((sum, one) => sum + one.pay, 0))
    round.tell(type, { spots, pay, total: round.units })
  }
  tellPaid('halfReturned', amounts(placed.filter((one) => wins(one) === 0 && halves(one) > 0)))
  tellPaid('spotsPaid', amounts(placed.filter((one) => wins(one) > 0)))
  round.tell('roundEnded', { total: round.units })
  return [].values()
}

/** What half comes back of by la partage. */
export const evenChances = ['red', 'black', 'even', 'odd', 'low', 'high']

const numbers = Array.from({ length: 36 }, (_, index) => index + 1)

/** Pockets in the order in which the draw counts them. */
export function pocketsDrawn([first, ...others]) {
  return [first, ...numbers.map(String), ...others]
}

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

/** What spots outside cover, by kind; of dozens and columns which of the three. */
const outside = {
  red: (number) => reds.includes(number),
  black: (number) => !reds.includes(number),
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number < 19,
  high: (number) => number > 18,
  dozen: (number, third) => Math.ceil(number / 12) === third,
  column: (number, third) => (number - third) % 3 === 0,
}

/** A spot inside is called by what it covers. */
function pocketsOf(spot) {
  const [name, third] = spot.split('-')
  const covers = outside[name]
  return covers === undefined
    ? spot.split('-')
    : numbers.filter((number) => covers(number, Number(third))).map(String)
}

function kindOf(spot) {
  const [name] = spot.split('-')
  if (name in outside) return name
  const pockets = spot.split('-')
  const isBesideZero = pockets.some((pocket) => Number(pocket) === 0)
  const inside = { 1: 'straight', 2: 'split', 3: 'street', 4: 'corner', 6: 'sixLine' }
  const zeroes = { 3: 'trio', 4: 'firstFour', 5: 'topLine' }
  return (isBesideZero && zeroes[pockets.length]) || inside[pockets.length]
}

/** By kind, and then by number. */
function compare(kinds, a, b) {
  const byKind = kinds.indexOf(a.kind) - kinds.indexOf(b.kind)
  if (byKind !== 0) return byKind
  const differing = a.pockets.findIndex((pocket, place) => pocket !== b.pockets[place])
  return differing < 0 ? 0 : Number(a.pockets[differing]) - Number(b.pockets[differing])
}
