import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { RaisableFlag } from './flags.ts'
import type { IdentityNeeds } from './needs.ts'
import { storedFacts, type StoredFacts } from './store/account-facts.ts'
import { termsVersion } from './terms.ts'

/** What a player's status and permissions need to know of the account; plain JSON. */
export interface AccountFacts {
  readonly login: string
  /** Empty for a guest. */
  readonly email: string
  readonly avatarImageId: number
  readonly receiveNewsletter: boolean
  readonly passwordChangedRecently: boolean
  readonly suspended: boolean
  /** ISO 3166, two capital letters. */
  readonly country: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly flags: PlayerStatus['userFlags']
  /** There for guests alone, so that facts of everybody else are as they always were. */
  readonly isGuest?: true
}

/** For so long a password counts as changed recently. */
const recentlyMs = 24 * 60 * 60_000

/** @throws Error for a player without an account, which no session can have. */
export async function accountFacts(
  { clock }: Pick<IdentityNeeds, 'clock'>,
  on: Queryable,
  player: PlayerId,
): Promise<AccountFacts> {
  const stored = await storedFacts(on, player)
  if (!stored) throw new Error(`player ${player} has no account`)
  const changedAt = stored.password_changed_at.getTime()
  const isNew = changedAt === stored.created_at.getTime()
  return {
    login: stored.login,
    email: stored.email ?? '',
    avatarImageId: stored.avatar_image_id,
    receiveNewsletter: stored.receive_newsletter,
    passwordChangedRecently: !isNew && clock.now() - changedAt < recentlyMs,
    suspended: stored.suspended,
    country: stored.country,
    createdAt: stored.created_at.toISOString(),
    flags: flagsOf(stored),
    ...(stored.is_guest && { isGuest: true as const }),
  }
}

/** Raised ones, and those that follow from what the account says. */
function flagsOf({
  raised_flags,
  is_guest,
  email_verified,
  terms_version,
}: StoredFacts): AccountFacts['flags'] {
  const isRaised = (flag: RaisableFlag): boolean => raised_flags.includes(flag)
  return {
    birthDate: isRaised('birthDate'),
    contactAddress: isRaised('contactAddress'),
    changeContactEmail: isRaised('changeContactEmail'),
    verifyContactEmail: !is_guest && !email_verified,
    password: isRaised('password'),
    passwordRecovery: isRaised('passwordRecovery'),
    phone: isRaised('phone'),
    terms: terms_version !== termsVersion,
  }
}
