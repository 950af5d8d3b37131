import { createHash } from 'node:crypto'
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

/** What somebody said and took back. */
export interface AddressVoteBack extends AddressVote {
  readonly backAt: number
  readonly backWhy: string
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
  /** In the order in which they were taken back; none of them counts. */
  readonly takenBack: readonly AddressVoteBack[]
}

/** So many must say the same. */
const decidedBy = 2

/** What people decided; null: not yet. Pure. */
export function decisionOf({ votes }: Pick<AddressCase, 'votes'>): AddressSaying | null {
  for (const says of ['refuse', 'release'] as const)
    if (votes.filter((vote) => vote.says === says).length >= decidedBy) return says
  return null
}

/** The same findings, each once, in whatever order they are told. */
export const findingWords = (findings: readonly AddressFinding[]): string[] =>
  [...new Set(findings.map(({ category, source }) => `${category} ${source}`))].toSorted()

/** An index of PostgreSQL holds some 2,700 bytes, among them what else names a case or a flag. */
const longestFind = 1_500

/** Names findings, in at most 1,500 bytes: those that are longer by their hash. */
export function findOf(findings: readonly AddressFinding[]): string {
  const words = findingWords(findings).join('\n')
  return Buffer.byteLength(words) <= longestFind
    ? words
    : `sha256 ${createHash('sha256').update(words).digest('hex')}`
}
