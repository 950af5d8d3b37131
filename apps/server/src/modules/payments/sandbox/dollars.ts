import { amount } from '@fairhouse/money'
import type { Sum } from '#modules/cashier'

/** Cents of the sandbox's wire as the port counts them. */
export const dollars = (cents: number): Sum => ({ asset: 'USD', units: amount(BigInt(cents)) })

/** @throws RangeError for another asset: the sandbox's acquirer and bank take dollars. */
export function centsOf({ asset, units }: Sum): number {
  if (asset !== 'USD') throw new RangeError(`the sandbox was asked for ${asset}`)
  return Number(units)
}
