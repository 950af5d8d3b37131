import { z } from 'zod'

/** What is known of who a player is. `asked`: papers are wanted; `rejected`: those that came do not do, and `mayTryAgain` says whether others may be sent. */
export const identityStates = ['notAsked', 'asked', 'inReview', 'approved', 'rejected'] as const
export type IdentityState = (typeof identityStates)[number]

/** Kinds of papers; words are under `cashier.papers.<kind>`. */
export const paperKinds = ['identityFront', 'identityBack', 'selfie', 'address', 'funds'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Why papers are asked for; sentences are under `cashier.identityWhy.<…>`. */
export const identityCauses = ['firstWithdrawal', 'sumOfWithdrawals', 'review', 'funds'] as const
export type IdentityCause = (typeof identityCauses)[number]

/** What is wrong with papers; sentences are under `cashier.identityReasons.<…>`. */
export const identityReasons = [
  'unreadable',
  'expired',
  'incomplete',
  'otherPerson',
  'kindNotAccepted',
  'notConvinced',
] as const
export type IdentityReason = (typeof identityReasons)[number]

/** What papers may be, told by what is in them and not by their names. */
export const paperTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type PaperType = (typeof paperTypes)[number]

/** Limits of papers. A piece fits into a body whatever its bytes are, for base64url needs no escapes. */
export const paperLimits = {
  /** Bytes of a whole file. */
  bytes: 5_000_000,
  /** Bytes of one piece, all but the last. */
  pieceBytes: 45_000,
  /** Files that one player may have with us at once. */
  files: 8,
} as const

/** Pieces that the largest file comes in. */
export const piecesAtMost = Math.ceil(paperLimits.bytes / paperLimits.pieceBytes)

export const paper = z.object({
  paperId: z.string(),
  kind: z.enum(paperKinds),
  /** Null until all of it came. */
  type: z.enum(paperTypes).nullable(),
  /** Bytes that came so far. */
  bytes: z.int().min(0),
  /** All of it came, and it is what it should be. */
  complete: z.boolean(),
  sentAt: z.iso.datetime(),
})

/** How the check of a player's identity stands. */
export const identityCheckShown = z.object({
  state: z.enum(identityStates),
  /** Null while nothing is asked for. */
  why: z.enum(identityCauses).nullable(),
  /** `papers`: files are sent here; `provider`: a page of somebody who checks for us. */
  way: z.enum(['papers', 'provider']),
  /** Which kinds must be there before they can be handed in; others are welcome. */
  required: z.array(z.enum(paperKinds)),
  papers: z.array(paper),
  /** Why they were rejected, or why others are asked for. */
  reason: z.enum(identityReasons).nullable(),
  mayTryAgain: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
})
export type IdentityCheckShown = z.infer<typeof identityCheckShown>
