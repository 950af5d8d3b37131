import { type Amount, amount } from './amount.ts'
import { currencies } from './currency.ts'

/** `number` is stored in the ledger, 1 to 63: never reused. `scale` is the digits after the point that the ledger keeps. */
interface AssetFacts {
  readonly number: number
  readonly scale: number
  readonly symbol: string
  /** The specification's id of the symbol (section 3); it names none for tokens and tickets. */
  readonly symbolId: number | null
  /** Digits that the asset has where it comes from, when those are more than the ledger keeps. */
  readonly nativeScale?: number
}

/**
 * Everything that an account can count. Scales let any sum that a house can owe fit into 63 bits; docs/decisions says why each
 * is what it is.
 */
export const assets = {
  USD: {
    number: 1,
    scale: currencies.USD.scale,
    symbol: currencies.USD.symbol,
    symbolId: currencies.USD.id,
  },
  CREDIT: {
    number: 2,
    scale: currencies.CREDIT.scale,
    symbol: currencies.CREDIT.symbol,
    symbolId: currencies.CREDIT.id,
  },
  /** Comp points: a cent of turnover earns 0.001, times 1.25 to 2 by level: a whole number at this scale. */
  POINT: { number: 3, scale: 5, symbol: 'C.P.', symbolId: 180 },
  /** For a spin of the jackpot wheel. */
  TOKEN: { number: 4, scale: 0, symbol: 'tokens', symbolId: null },
  /** For the lotto. */
  TICKET: { number: 5, scale: 0, symbol: 'tickets', symbolId: null },
  BTC: { number: 16, scale: 8, symbol: 'BTC', symbolId: 176 },
  LTC: { number: 17, scale: 8, symbol: 'LTC', symbolId: 177 },
  BCH: { number: 18, scale: 8, symbol: 'BCH', symbolId: 178 },
  XMR: { number: 19, scale: 12, symbol: 'XMR', symbolId: 179 },
  ETH: { number: 20, scale: 9, symbol: 'ETH', symbolId: 183, nativeScale: 18 },
  USDT: { number: 21, scale: 6, symbol: 'USDT', symbolId: 181 },
  USDC: { number: 22, scale: 6, symbol: 'USDC', symbolId: 182 },
} as const satisfies Record<string, AssetFacts>

export type Asset = keyof typeof assets

export const isAsset = (name: string): name is Asset => Object.hasOwn(assets, name)

/** The asset that is stored under a number. @throws RangeError for a number that is no asset of ours. */
export function assetNumbered(number: number): Asset {
  const asset = Object.keys(assets)
    .filter(isAsset)
    .find((name) => assets[name].number === number)
  if (!asset) throw new RangeError(`no asset has number ${number}`)
  return asset
}

/**
 * What came in, in the asset's own smallest units (wei), as the ledger counts it: rounded down. The rest is `dust`: the house
 * has it, owes it to nobody, and whoever took the money in records it.
 * @throws RangeError below zero.
 */
export function fromNative(
  asset: Asset,
  nativeUnits: bigint,
): { readonly amount: Amount; readonly dust: bigint } {
  const unit = nativeUnitsPerUnit(asset)
  return { amount: amount(nativeUnits / unit), dust: amount(nativeUnits % unit) }
}

/** An amount in the asset's own smallest units (wei). Exact: what is paid out never has dust. */
export const toNative = (asset: Asset, units: Amount): bigint => units * nativeUnitsPerUnit(asset)

/** Digits after the point that the asset has where it comes from. */
export const nativeScaleOf = (asset: Asset): number => {
  const facts: AssetFacts = assets[asset]
  return facts.nativeScale ?? facts.scale
}

const nativeUnitsPerUnit = (asset: Asset): bigint =>
  10n ** BigInt(nativeScaleOf(asset) - assets[asset].scale)
