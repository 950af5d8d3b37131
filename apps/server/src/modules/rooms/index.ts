export { type OwnRoomRound, ownRoomRounds } from './store/own-rounds.ts'
export { roomMinutesSince } from './store/minutes-since.ts'
export { roomMoneySince } from './store/money-since.ts'
export { roomStakesInPlay } from './store/stakes-in-play.ts'
export { settledRoomRounds } from './store/settled-rounds.ts'
export { playerOfTicket } from './store/player-of-ticket.ts'
export { type ListedTicket, ticketsBefore } from './store/tickets-before.ts'
export {
  type RoomOfDay,
  roomsOfTime,
  ticketsBetween,
  type TicketOfRoom,
} from './store/games-of-day.ts'
