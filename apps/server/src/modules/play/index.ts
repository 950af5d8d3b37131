export { auditMoney } from './audit.ts'
export { createPlay, type Play } from './play.ts'
export type { AccountFacts, Gate, PlayNeeds, SeatFacts, StatusFacts } from './needs.ts'
export { roundSettled, type RoundSettled } from './round-settled.ts'
