import type { IdentityState } from '@fairhouse/contract/entities/identity-check'

/** What may follow what; the migration holds the database to the same. */
const edges: Readonly<Record<IdentityState, readonly IdentityState[]>> = {
  notAsked: ['asked'],
  // A provider may decide before it tells that papers came.
  asked: ['inReview', 'approved', 'rejected'],
  inReview: ['approved', 'rejected', 'asked'],
  rejected: ['asked'],
  // Papers run out, and doubts come.
  approved: ['asked'],
}

export const mayFollow = (from: IdentityState, to: IdentityState): boolean =>
  edges[from].includes(to)
