import type { paperLimits } from '@fairhouse/contract/entities/identity-check'

/** Written here once more, for the contract's brings zod with it; a test holds it to that. */
export const limitsOfPapers = {
  bytes: 5_000_000,
  pieceBytes: 45_000,
  files: 8,
} as const satisfies typeof paperLimits
