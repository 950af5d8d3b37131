import { port } from '#platform/module/port'
import type { Jackpots } from './jackpots.ts'

/** Meters of progressive jackpots. */
export const jackpotsPort = port<Jackpots>('meters of jackpots')
