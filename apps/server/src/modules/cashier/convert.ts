import { type Amount, amount, type Asset, assets } from '@fairhouse/money'
import { Big } from 'big.js'

/** A Big of our own: what is divided is rounded once, up to a whole number. */
const WholeUp = Big()
WholeUp.DP = 0
WholeUp.RM = Big.roundUp

/** Cents in a dollar for each unit that the ledger counts of a coin. */
const unitsPerCent = (coin: Asset) => new WholeUp(10).pow(assets[coin].scale - assets.USD.scale)

/**
 * What coins are worth, in cents. Whatever is more than nothing of a cent counts as one: the player's favour.
 * @param rate dollars for one coin, in decimal digits.
 * @throws Error for a rate that is none.
 */
export const centsFor = (coin: Asset, units: Amount, rate: string): Amount =>
  wholeUp(new WholeUp(units.toString()).times(rateOf(rate)).div(unitsPerCent(coin)))

/**
 * What cents buy of a coin, in the ledger's units of it. Whatever is more than nothing of a unit counts as one: the player's favour.
 * @param rate dollars for one coin, in decimal digits.
 * @throws Error for a rate that is none.
 */
export const unitsFor = (coin: Asset, cents: Amount, rate: string): Amount =>
  wholeUp(new WholeUp(cents.toString()).times(unitsPerCent(coin)).div(rateOf(rate)))

function rateOf(text: string): Big {
  const rate = new WholeUp(text)
  if (rate.lte(0)) throw new Error(`a coin costs ${text} dollars`)
  return rate
}

const wholeUp = (exact: Big): Amount => amount(BigInt(exact.round(0, Big.roundUp).toFixed(0)))
