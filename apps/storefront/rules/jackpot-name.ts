import { capital } from './capital.ts'

/** Jackpots are called alike in every language: `mini`, `grand`. */
export const jackpotName = (name: string): string => capital(name)
