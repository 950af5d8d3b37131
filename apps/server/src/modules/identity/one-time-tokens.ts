import { undoEmailDays } from '@fairhouse/contract/limits'
import type { Queryable, Transaction } from '#platform/database'
import { type PlayerId, secretToken } from '#platform/ids'
import { tokenSha256 } from '#platform/session-token'
import type { IdentityNeeds } from './needs.ts'
import { insertToken } from './store/insert-token.ts'
import { storedToken, type StoredToken } from './store/stored-token.ts'
import { markTokenUsed } from './store/mark-token-used.ts'

/** What a link in a letter is good for. */
export type TokenPurpose = 'verifyEmail' | 'resetPassword' | 'undoEmailChange'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long each kind is good. */
export const tokenLastsMs = {
  verifyEmail: 48 * hourMs,
  resetPassword: 30 * minuteMs,
  undoEmailChange: undoEmailDays * 24 * hourMs,
} as const satisfies Record<TokenPurpose, number>

/** A token that was used or is too old is kept for so long, to tell its owner what became of it. */
export const deadTokenKeptMs = 30 * 24 * hourMs

/** @returns the token, for the letter alone: 256 random bits, of which only the SHA-256 is kept. */
export async function issueToken(
  { clock }: Pick<IdentityNeeds, 'clock'>,
  tx: Transaction,
  token: { readonly player: PlayerId; readonly purpose: TokenPurpose; readonly email: string },
): Promise<string> {
  const secret = secretToken()
  const nowMs = clock.now()
  const expiresMs = nowMs + tokenLastsMs[token.purpose]
  await insertToken(tx, { ...token, tokenSha256: tokenSha256(secret), nowMs, expiresMs })
  return secret
}

/** What a token proves: that whoever has it reads the mail of this address. */
export interface Proof {
  readonly player: PlayerId
  readonly email: string
}

/** Uses a token up. Null for one that is unknown, of another purpose, too old, or that somebody else used first. */
export const redeemToken = (
  { clock }: Pick<IdentityNeeds, 'clock'>,
  tx: Transaction,
  { token, purpose }: { readonly token: string; readonly purpose: TokenPurpose },
): Promise<(Proof & { readonly createdAt: Date }) | null> =>
  markTokenUsed(tx, { tokenSha256: tokenSha256(token), purpose, nowMs: clock.now() })

/** What a token is, without using it up. */
export type TokenState =
  | { readonly type: 'good' | 'expired' | 'used'; readonly proof: Proof }
  | { readonly type: 'unknown' }

export async function tokenState(
  { clock }: Pick<IdentityNeeds, 'clock'>,
  on: Queryable,
  { token, purpose }: { readonly token: string; readonly purpose: TokenPurpose },
): Promise<TokenState> {
  const stored = await storedToken(on, tokenSha256(token), purpose)
  if (!stored) return { type: 'unknown' }
  return { type: stateOf(stored, clock.now()), proof: stored }
}

function stateOf({ used, expiresMs }: StoredToken, nowMs: number): 'good' | 'expired' | 'used' {
  if (used) return 'used'
  return expiresMs <= nowMs ? 'expired' : 'good'
}
