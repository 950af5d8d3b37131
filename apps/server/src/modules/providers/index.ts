export { ownProviderRounds } from './store/own-rounds.ts'
export { providerMinutesSince } from './store/minutes-since.ts'
export { providerMoneySince } from './store/money-moved.ts'
export { providerStakesInPlay } from './store/stakes-in-play.ts'
export { roundCorrected } from './round-corrected.ts'
export { settledProviderRound, settledProviderRounds } from './store/settled-rounds.ts'
export { playerOfProviderRound } from './store/player-of-round.ts'
export { type ListedProviderRound, providerRoundsBefore } from './store/rounds-before.ts'
export {
  type ProviderGameOfDay,
  providerGamesOfTime,
  providerRoundsBetween,
  type RoundOfProviderGame,
} from './store/games-of-day.ts'
