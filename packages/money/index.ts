export { type Amount, amount, minus, plus, times, toWire, zero } from './amount.ts'
export { type Currency, currencies, isCurrency } from './currency.ts'
export { formatMoney } from './format.ts'
