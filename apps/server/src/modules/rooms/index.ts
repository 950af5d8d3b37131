export { type OwnRoomRound, ownRoomRounds } from './store/own-rounds.ts'
export { roomMoneySince } from './store/money-since.ts'
