// What chips return on a roulette table: a spot covers so many of the pockets, each as likely.
import { evenChances, pocketsDrawn } from '../rounds/roulette.mjs'
import { fraction } from './fraction.mjs'

/** Pockets that a spot of each kind covers. */
const covered = {
  straight: 1,
  split: 2,
  street: 3,
  trio: 3,
  corner: 4,
  firstFour: 4,
  topLine: 5,
  sixLine: 6,
  dozen: 12,
  column: 12,
}
const coveredByEvenChance = 18

/** One chip on a spot of each kind, by the name of its bet; the headline is the kind that no other bet names. */
export function rouletteReturns({ bets }, { zeros, kinds, partage, wheels = 1, unitsPerStake }) {
  const pockets = pocketsDrawn(zeros).length
  const [headline] = Object.keys(kinds).filter((kind) => !bets.some(({ name }) => name === kind))
  return bets.map(({ name }) => {
    const kind = name in kinds ? name : headline
    const covers = covered[kind] ?? coveredByEvenChance
    const part = unitsPerStake / wheels
    const units = (kinds[kind].odds + 1) * part
    const halved = partage && evenChances.includes(kind) ? zeros.length : 0
    // Of one wheel: units with the pockets that pay them. Of all: how likely each sum is.
    const oneWheel = [
      [units, covers],
      [part / 2, halved],
      [0, pockets - covers - halved],
    ].filter(([, count]) => count > 0)
    const chances = sums(oneWheel, wheels, pockets)
    const chanceOf = (holds) =>
      [...chances].reduce((sum, [won, chance]) => (holds(won) ? sum + chance : sum), 0)
    const mean = (power) =>
      [...chances].reduce((sum, [won, chance]) => sum + chance * (won / unitsPerStake) ** power, 0)
    const paid = BigInt(2 * (covers * units + (halved * part) / 2) * wheels)
    const ratio = mean(1)
    return {
      name,
      price: unitsPerStake,
      exact: fraction(paid, BigInt(2 * pockets * unitsPerStake)),
      ratio,
      hit: chanceOf((won) => won > 0),
      sigma: Math.sqrt(mean(2) - ratio ** 2),
      atLeast: (least) => chanceOf((won) => won >= least),
    }
  })
}

/** How likely each sum of so many wheels is. */
function sums(oneWheel, wheels, pockets) {
  let chances = new Map([[0, 1]])
  for (let wheel = 0; wheel < wheels; wheel++) {
    const next = new Map()
    for (const [won, chance] of chances) {
      for (const [units, count] of oneWheel) {
        const sum = won + units
        next.set(sum, (next.get(sum) ?? 0) + (chance * count) / pockets)
      }
    }
    chances = next
  }
  return chances
}
