import type { Title } from '#modules/catalog'

/** How long things take in a room, in milliseconds. */
export interface RoomTimes {
  /** Bets are taken for so long. */
  readonly bettingMs: number
  /** From the end of betting to take-off: all nodes have heard of it by then. */
  readonly takeOffMs: number
  /** The curve doubles in this time. */
  readonly doublesInMs: number
  /** After a burst so long no stake is written off: what was cashed out in time is on its way to the database. */
  readonly graceMs: number
  /** A burst is looked at for so long. */
  readonly restMs: number
  /** A flight that nobody led for longer is void. */
  readonly unledMs: number
  /** Betting that ended so long ago without a take-off is void. */
  readonly forgottenMs: number
  /** Who leads the room is followed after this, should they die. */
  readonly leaseMs: number
  /** A room in which nobody was for so long rests after its round. */
  readonly lonelyMs: number
}

export const roomTimes: RoomTimes = {
  bettingMs: 8_000,
  takeOffMs: 250,
  doublesInMs: 8_000,
  graceMs: 400,
  restMs: 4_500,
  unledMs: 5_000,
  forgottenMs: 30_000,
  leaseMs: 2_500,
  lonelyMs: 20_000,
}

/** Rounds in a chain, and how far apart the links are that are kept of it. */
export interface ChainSize {
  readonly length: number
  readonly every: number
}

/** Some five months of rounds without a pause. */
export const chainSize: ChainSize = { length: 1_000_000, every: 1_000 }

/** What a room needs to know of its title. */
export type RoomTitle = Pick<Title, 'manifest' | 'rules'>

/** A game that is played in a live room. */
export interface Room {
  readonly title: RoomTitle
  readonly uri: string
  readonly gameId: number
  readonly times: RoomTimes
  readonly chain: ChainSize
}
