import type { PastDraw } from '@fairhouse/contract/entities/loyalty'
import { firstPrizeOf, lottoRules } from '@fairhouse/contract/loyalty-rules'
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
  /** The prizes are those that the rules say of so many tickets, and of what earlier draws had left. */
  readonly amounts: boolean
  /** The player's own tickets are in the drum; null where the player had none, or is not known. */
  readonly own: boolean | null
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
    amounts: hasItsAmounts(draw, runs),
    own: draw.own && runs.some((run) => isSame(run, draw.own)),
  }
}

function hasItsAmounts(
  { carried, prizes, tickets }: PastDraw,
  runs: readonly TicketRun[],
): boolean {
  const amounts = [firstPrizeOf(carried, tickets), ...lottoRules.prizes]
  return (
    runs.reduce((sum, { count }) => sum + count, 0) === tickets &&
    prizes.every(({ amount }, place) => amount === amounts[place])
  )
}

const isSame = (one: TicketRun, other: TicketRun | null): boolean =>
  one.owner === other?.owner && one.first === other.first && one.count === other.count
