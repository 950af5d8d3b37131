export { auditMoney } from './audit.ts'
export { createLanes } from './commit/lanes.ts'
export type { StepRow } from './decision.ts'
export { createPlay, type Play } from './play.ts'
export type { Gate, GatedGame, OpenedGame, PlayNeeds, RoundsElsewhere, SeatFacts } from './needs.ts'
export { sealText } from './play-answer.ts'
export { openReceiptKey } from './receipts/receipt-key.ts'
export { createSealer, type Sealer } from './receipts/sealer.ts'
export { receiptOf } from './receipts/step-receipt.ts'
export { roundSettled, type RoundSettled, settledPayload } from './round-settled.ts'
export { createTurns, type Turns } from './turns.ts'
export { requestNumber } from './retries.ts'
export { unexplainedOpenings } from './store/unexplained-openings.ts'
export { moneyMovedSince } from './store/money-moved.ts'
export { turnoverSince } from './store/turnover.ts'
export {
  gateOrder,
  gates,
  playPort,
  playRules,
  roundsElsewhere,
  slices,
  statusOfFacts,
} from './ports.ts'
export { followingSlice, type MoneyMoved, type StakeAsked, tellingSlice } from './slice.ts'
export type { AccountFacts, StatusFacts } from './status-facts.ts'
