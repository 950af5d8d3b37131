import type { Amount } from './amount.ts'
import { type Asset, assets, fromNative, nativeScaleOf } from './asset.ts'

/** The amount in whole dollars or coins, in plain decimal digits with no zero at the end: `1.5`, `0.00000001`. */
export function toDecimal(asset: Asset, units: Amount): string {
  const { scale } = assets[asset]
  if (scale === 0) return units.toString()
  const digits = units.toString().padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  const whole = digits.slice(0, -scale)
  return fraction === '' ? whole : `${whole}.${fraction}`
}

const shape = /^(?<whole>0|[1-9]\d{0,29})(?:\.(?<fraction>\d{1,30}))?$/

/**
 * Reads whole dollars or coins, written in plain decimal digits, as the ledger counts them; `dust` as `fromNative` has it.
 * @returns null for anything else: a sign, an exponent, more digits than the asset has where it comes from.
 */
export function fromDecimal(
  asset: Asset,
  text: string,
): { readonly amount: Amount; readonly dust: bigint } | null {
  const { whole, fraction = '' } = shape.exec(text)?.groups ?? {}
  if (whole === undefined) return null
  const digits = fraction.replace(/0+$/, '')
  const scale = nativeScaleOf(asset)
  if (digits.length > scale) return null
  return fromNative(asset, BigInt(whole + digits.padEnd(scale, '0')))
}
