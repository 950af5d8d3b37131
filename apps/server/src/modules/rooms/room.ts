import type { Title } from '#modules/catalog'

/** How long things take in rooms of every kind, in milliseconds. */
export interface RoomTimes {
  /** Who leads the room is followed after this, should they die. */
  readonly leaseMs: number
  /** A room in which nobody was for so long rests after its round. */
  readonly lonelyMs: number
  /** A sale of stakes that ended so long ago without anybody who went on with it is void. */
  readonly forgottenMs: number
}

/** Rounds in a chain, and how far apart the links are that are kept of it. */
export interface ChainSize {
  readonly length: number
  readonly every: number
}

/** Some five months of rounds of a crash game without a pause. */
export const chainSize: ChainSize = { length: 1_000_000, every: 1_000 }

/** What a room needs to know of its title. */
export type RoomTitle = Pick<Title, 'manifest' | 'rules'>

/** A game that is played in a live room. */
export interface Room<Times extends RoomTimes = RoomTimes> {
  readonly title: RoomTitle
  readonly uri: string
  readonly gameId: number
  readonly times: Times
  readonly chain: ChainSize
}
