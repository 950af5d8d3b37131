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

/**
 * What small payments of one coin are worth together, in cents: rounded once for all of them, so that breaking up a payment gains nothing.
 * @param parts in order; each is given what it adds to the whole.
 * @throws Error for a rate that is none.
 */
export function centsTogether(
  coin: Asset,
  parts: readonly { readonly units: Amount; readonly rate: string }[],
): Amount[] {
  let exact = new WholeUp(0)
  let given = 0n
  return parts.map(({ units, rate }) => {
    // Multiplied only: nothing is rounded before all of it is divided.
    exact = exact.plus(new WholeUp(units.toString()).times(rateOf(rate)))
    const added = wholeUp(exact.div(unitsPerCent(coin))) - given
    given += added
    return amount(added)
  })
}

const wholeUp = (exact: Big): Amount => amount(BigInt(exact.round(0, Big.roundUp).toFixed(0)))
