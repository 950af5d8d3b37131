export { type AdjustedPocket, adjustPocket } from './adjust-pocket.ts'
export { fundTestMoney } from './fund-test-money.ts'
export { holdPocket, SeatMoved } from './hold-pocket.ts'
export { type KindOfMoney, kindOfMoney, moneyCodes } from './kind-of-money.ts'
export { openPurse } from './open-purse.ts'
export { pocketStatement } from './pocket-statement.ts'
export { bettingCurrency, bettingPocket, type Purse, type UserType } from './purse.ts'
export { giveCredits } from './give-credits.ts'
export {
  isReason,
  moneyOfTime,
  type MoneyOfDay,
  type Movement,
  movementsOfTime,
} from './store/money-of-day.ts'
export { type Owed, owedToPlayers } from './store/owed-to-players.ts'
export { type Sides, sidesOfLedger } from './store/sides-of-ledger.ts'
export { type Pocket, pocketsOf } from './store/pockets-of.ts'
export { readPurse } from './store/read-purse.ts'
export { topUp, topUpOf } from './top-up.ts'
