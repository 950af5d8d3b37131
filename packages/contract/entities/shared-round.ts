import { z } from 'zod'
import { roundDetail, roundSummary } from '../calls/play.ts'

const { round, moves, firstStake, selection, fairness, definition, meters } =
  roundDetail.reply.shape

/** A round that its player shares, as everybody may see it. */
export const sharedRound = z.object({
  /** Masked. */
  login: z.string(),
  /** The player asking is the one who shares it. */
  isOwn: z.boolean(),
  summary: roundSummary.omit({ balanceAfter: true }),
  round,
  moves,
  firstStake,
  selection,
  fairness,
  definition,
  meters,
})
export type SharedRound = z.infer<typeof sharedRound>

/** So many rounds a player may share at once. */
export const sharedAtMost = 200
