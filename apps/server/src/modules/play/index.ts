export { auditMoney } from './audit.ts'
export { createLanes } from './commit/lanes.ts'
export type { StepRow } from './decision.ts'
export { createPlay, type Play } from './play.ts'
export type { Gate, GatedGame, OpenedGame, PlayNeeds, RoundsElsewhere, SeatFacts } from './needs.ts'
export type { Places } from './places.ts'
export { sealText } from './play-answer.ts'
export { openReceiptKey } from './receipts/receipt-key.ts'
export { createSealer, type Sealer } from './receipts/sealer.ts'
export { receiptOf } from './receipts/step-receipt.ts'
export { type RoundEnded, roundEnded, roundSettled, type RoundSettled } from './round-settled.ts'
export { tellSettled } from './tell-settled.ts'
export { createTurns, type Turns } from './turns.ts'
export { requestNumber } from './retries.ts'
export { endOfPage, type PotRounds, type PotRoundsAsked, type RoundWithPot } from './pot-rounds.ts'
export { judgeBy, type OpeningJudge } from './opening-judge.ts'
export { unexplainedOpenings } from './store/unexplained-openings.ts'
export { countedBeside } from './store/counted-beside.ts'
export { countElsewhere } from './store/count-elsewhere.ts'
export { type Pot, type Shares, sharesOfPayout, sharesOfStake } from './pot.ts'
export { hasOpenRound } from './store/has-open-round.ts'
export { ownPotRounds } from './own-pot-rounds.ts'
export { potRoundClosed, tellPotRoundClosed } from './pot-round-closed.ts'
export { minutesPlayedSince } from './store/minutes-played.ts'
export { stakeInPlay } from './store/stake-in-play.ts'
export { moneyMovedSince } from './store/money-moved.ts'
export { type PlayOfDay, playOfDays } from './store/play-of-days.ts'
export { type SettledRow, settledRounds } from './store/settled-rounds.ts'
export { type ListedRound, roundsBefore } from './store/rounds-before.ts'
export { type GameOfDay, gamesOfTime } from './store/games-of-day.ts'
export { type RoundOfGame, roundsOfTime } from './store/rounds-of-time.ts'
export { playerOfRound } from './store/player-of-round.ts'
export { type LaidBet, laidBets } from './store/stakes-on-spots.ts'
export { turnoverSince } from './store/turnover.ts'
export {
  gateOrder,
  gates,
  openingJudges,
  placesPort,
  playPort,
  playRules,
  potRoundsElsewhere,
  potRoundsPort,
  roundsElsewhere,
  slices,
  slotsElsewhere,
  statusOfFacts,
} from './ports.ts'
export {
  type FollowedSlice,
  type FollowingSlice,
  followingSlice,
  type MoneyMoved,
  type Slice,
  type StakeAsked,
  tellingSlice,
} from './slice.ts'
export type { AccountFacts, StatusFacts } from './status-facts.ts'
