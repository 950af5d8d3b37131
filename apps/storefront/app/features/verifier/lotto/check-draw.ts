import type { PastDraw } from '@fairhouse/contract/entities/loyalty'
import { seedHash } from '@fairhouse/fairness/commit'
import { fromHex } from '@fairhouse/fairness/hex'
import { drawTickets, drumRoot, type TicketRun } from '@fairhouse/fairness/ticket-draw'

/** What of a draw holds. */
export interface DrawChecks {
  /** The secret is the one whose hash was shown before. */
  readonly hash: boolean
  /** The tickets are those that the draw names. */
  readonly root: boolean
  /** Drawing again wins the same. */
  readonly winners: boolean
}

/** Draws again what was drawn, from nothing but what was promised and published. */
export function checkDraw(draw: PastDraw, runs: readonly TicketRun[]): DrawChecks {
  const serverSeed = fromHex(draw.serverSeed)
  const root = runs.length === 0 ? null : drumRoot(runs)
  const again =
    root === null
      ? []
      : drawTickets(runs, {
          serverSeed,
          root,
          number: draw.number,
          prizes: draw.prizes.length,
          firstAmong: draw.firstAmong,
        })
  return {
    hash: seedHash(serverSeed) === draw.serverSeedHash,
    root: root === draw.root,
    winners:
      again.length === draw.prizes.length &&
      draw.prizes.every(({ ticket, owner }, place) => {
        const drawn = again[place]
        return drawn?.ticket === ticket && (drawn.run?.owner ?? null) === owner
      }),
  }
}
