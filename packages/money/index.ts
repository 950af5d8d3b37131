export { type Amount, amount, minus, plus, times, toWire, zero } from './amount.ts'
export { type Asset, assetNumbered, assets, fromNative, isAsset, toNative } from './asset.ts'
export { type Currency, currencies, isCurrency } from './currency.ts'
export { formatMoney } from './format.ts'
