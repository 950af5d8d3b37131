import type { IdentityReason } from '@fairhouse/contract/entities/identity-check'

/** Whom to check, as far as a provider is told. */
export interface Person {
  /** Our name of the player there. */
  readonly reference: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly language: string
  /** Where its page leads back to. */
  readonly returnUrl: string
}

/** How a check stands at a provider. `pending`: the player is not done; `retry`: other papers may do. */
export interface IdentityNews {
  readonly result: 'pending' | 'review' | 'approved' | 'retry' | 'rejected'
  readonly reason: IdentityReason | null
}

/**
 * Somebody who checks for us who a player is. Without one, papers come to us and our own people look at them. None of these throws for
 * what the outside may do.
 */
export interface IdentityProvider {
  /** Stored with every check: never changed. */
  readonly id: string
  /** Begins a check; null when nobody answered. Asking again for the same person begins nothing anew where the provider can tell. */
  start(person: Person): Promise<{ readonly ref: string; readonly url: string } | null>
  /**
   * Reads a notice: whose check it is about. Null when it is not signed as it must be. What happened is then asked of `status`.
   * @param raw the body as it came, to the byte.
   */
  readNotice(
    raw: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ): { readonly ref: string } | null
  /** The authority, whatever a notice says; null when nobody answered. */
  status(ref: string): Promise<IdentityNews | null>
}
