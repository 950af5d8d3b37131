import type { Game } from '@fairhouse/contract/entities/game'

type Marked = Pick<Game, 'sandbox'>

/** Whether a game can be played. A stand-in of a demo (`sandbox`) only shows where a provider's titles will be. */
export const isPlayable = ({ sandbox }: Marked): boolean => !sandbox

/** How many of these games can be played: what the house counts as its games. */
export const countPlayable = (games: readonly Marked[]): number => games.filter(isPlayable).length

/** The same order, with what cannot be played at the end. */
export const playableFirst = <One extends Marked>(games: readonly One[]): readonly One[] =>
  games.toSorted((left, right) => Number(left.sandbox) - Number(right.sandbox))
