import type { AddressFinding } from '#modules/cashier'

/** What people say of a payment that is held because an address is flagged. */
export type AddressSaying = 'release' | 'refuse'

export interface AddressVote {
  readonly staff: string
  readonly says: AddressSaying
  readonly why: string
  /** Epoch milliseconds, as all times here. */
  readonly at: number
}

/** A payment that is held because an address is flagged. */
export interface AddressCase {
  readonly id: string
  readonly player: number
  readonly payment: string
  readonly isDeposit: boolean
  readonly asset: string
  readonly address: string
  readonly wallet: string
  /** What is flagged, in one spelling. */
  readonly find: string
  readonly findings: readonly AddressFinding[]
  /** Name and edition of the list that told it first. */
  readonly list: string
  readonly openedAt: number
  readonly votes: readonly AddressVote[]
}

/** So many must say the same. */
const decidedBy = 2

/** What people decided; null: not yet. Pure. */
export function decisionOf({ votes }: Pick<AddressCase, 'votes'>): AddressSaying | null {
  for (const says of ['refuse', 'release'] as const)
    if (votes.filter((vote) => vote.says === says).length >= decidedBy) return says
  return null
}

/** The same findings are one find, in whatever order they are told. */
export const findOf = (findings: readonly AddressFinding[]): string =>
  [...new Set(findings.map(({ category, source }) => `${category} ${source}`))]
    .toSorted()
    .join('\n')
