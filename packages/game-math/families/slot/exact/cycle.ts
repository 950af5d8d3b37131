import type { Wins } from '../../../chances/wins.ts'

/** Wins by the key of the specials in view: every combination of what the reels can show. */
export type Cycle = ReadonlyMap<number, Wins>
