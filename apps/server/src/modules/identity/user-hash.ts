import { createHash } from 'node:crypto'
import type { PlayerId } from '#platform/ids'

/** Tells browser tabs whether they belong to the same sign-in, and nothing else. */
export const userHash = (player: PlayerId, sessionId: string): string =>
  createHash('sha256').update(`tab ${player} ${sessionId}`).digest('hex').slice(0, 32)
