import type { ReplyOf } from '../ask.ts'

/** What every part of a player's page begins with. */
export type Summary = ReplyOf<'playerSummary'>
