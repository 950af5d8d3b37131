export { ownProviderRounds } from './store/own-rounds.ts'
export { providerMoneySince } from './store/money-moved.ts'
export { settledProviderRounds } from './store/settled-rounds.ts'
