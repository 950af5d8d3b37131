import type { Game, GameDetails } from '@fairhouse/contract/entities/game'

/** What the catalogue offers to one sort of visitor. The same object as long as nothing in it changed: what is made of it is kept with it. */
export interface OfferedGames {
  readonly games: readonly Game[]
  readonly details: (id: number) => GameDetails
  /** Games that an operator put at a place of a list. */
  readonly pins: (list: number) => readonly Pin[]
  /** Games with which staff let a list begin, by list, and games that nobody is picked or suggested. */
  readonly arranged: {
    readonly front: (list: number) => readonly number[]
    readonly hidden: ReadonlySet<number>
  }
}

export interface Pin {
  readonly gameId: number
  /** From 1. */
  readonly position: number
}
