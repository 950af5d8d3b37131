import type { KenoRisk } from '@fairhouse/contract/families/keno/events'

/** `[spots - 1][caught]`: what a ticket of so many spots pays when so many of them are drawn. A row without pays: there is no such ticket. */
export type KenoPays = readonly (readonly number[])[]

/** A game of keno as data. All pays are whole pay units. */
export interface KenoDefinition {
  /** Balls in the machine, numbered from 1. */
  readonly numbers: number
  /** How many of them a round draws, none of them twice. */
  readonly balls: number
  /** What tickets pay; with `risks`, at the medium one. */
  readonly pays: KenoPays
  /** What they pay at the other risks, of a game that lets the player choose: every bet then says which. */
  readonly risks?: Readonly<Record<Exclude<KenoRisk, 'medium'>, KenoPays>>
  /** Most cards of a round, each of which costs the stake and is paid for itself; without it a round has one ticket. */
  readonly cards?: number
  /** When the last ball is on the ticket, so many draws follow for it, and their pays count so many times. They win no more of them. */
  readonly freeGames?: { readonly games: number; readonly times: number }
  /** Pay units in one stake. */
  readonly unitsPerStake: number
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
  /** The dearest pay of all, on every card, in the draw and in every free one. */
  readonly maxUnits: number
}

/** Numbers of spots that a ticket may have, ascending. */
export const sizesOf = ({ pays }: Pick<KenoDefinition, 'pays'>): readonly number[] =>
  pays.flatMap((row, index) => (row.length > 0 ? [index + 1] : []))

/** From low to high; the medium one alone where the player has no choice. */
export const risksOf = ({ risks }: KenoDefinition): readonly KenoRisk[] =>
  risks ? ['low', 'medium', 'high'] : ['medium']

/** What tickets pay at a risk. @throws RangeError for a risk that the game has not. */
export function paysOf({ pays, risks }: KenoDefinition, risk: KenoRisk): KenoPays {
  if (risk === 'medium') return pays
  if (!risks) throw new RangeError(`a game of one risk has none called ${risk}`)
  return risks[risk]
}

/** How often a round may pay a ticket's pay at most: once, and in every free draw so many times more. */
export const mostTimes = ({ freeGames }: KenoDefinition): number =>
  1 + (freeGames ? freeGames.games * freeGames.times : 0)
