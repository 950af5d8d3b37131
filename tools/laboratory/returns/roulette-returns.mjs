// What chips return on a roulette table: a spot covers so many of the pockets, each as likely.
import { pocketsDrawn } from '../rounds/roulette.mjs'
import { fraction } from './fraction.mjs'

/** Pockets that a spot of each kind covers. */
const covered = {
  straight: 1,
  split: 2,
  street: 3,
  trio: 3,
  corner: 4,
  firstFour: 4,
  sixLine: 6,
  dozen: 12,
  column: 12,
}
const coveredByEvenChance = 18

/** One chip on a spot of each kind, by the name of its bet; the headline is the kind that no other bet names. */
export function rouletteReturns({ bets }, { zeros, kinds }) {
  const pockets = pocketsDrawn(zeros).length
  const [headline] = Object.keys(kinds).filter((kind) => !bets.some(({ name }) => name === kind))
  return bets.map(({ name }) => {
    const kind = name in kinds ? name : headline
    const covers = covered[kind] ?? coveredByEvenChance
    const units = kinds[kind].odds + 1
    const hit = covers / pockets
    const ratio = hit * units
    return {
      name,
      price: 1,
      exact: fraction(BigInt(covers * units), BigInt(pockets)),
      ratio,
      hit,
      sigma: Math.sqrt(hit * units ** 2 - ratio ** 2),
      atLeast: (least) => (units >= least ? hit : 0),
    }
  })
}
