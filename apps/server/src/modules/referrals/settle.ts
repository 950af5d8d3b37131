import { amount } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ReferralNeeds } from './needs.ts'
import { holdFriend, moveFriend, type StoredFriend, waitingFriends } from './store/friends.ts'

const pageOf = 1_000
const lapseMs = 90 * 24 * 3_600_000

/** Looks at everybody who waits. @returns how many invitations were decided or went into review. */
export async function settleReferrals(needs: ReferralNeeds): Promise<number> {
  if (!needs.terms.isOpen) return 0
  let [after, moved] = [0, 0]
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const page = await waitingFriends(needs.database, { after, limit: pageOf })
    // oxlint-disable-next-line no-await-in-loop -- as above
    moved += await settlePage(needs, page)
    const last = page.at(-1)
    if (last === undefined || page.length < pageOf) return moved
    after = last.friend
  }
}

async function settlePage(needs: ReferralNeeds, page: readonly StoredFriend[]): Promise<number> {
  const { database, clock, terms } = needs
  const played = new Set(
    await needs.playersWithTurnover(
      database,
      page.map(({ friend }) => friend),
      terms.turnover,
    ),
  )
  const due = page.filter(
    ({ friend, invitedAt }) => played.has(friend) || invitedAt.getTime() + lapseMs <= clock.now(),
  )
  let moved = 0
  // oxlint-disable-next-line no-await-in-loop -- one invitation after the other
  for (const { friend } of due) if (await settleOne(needs, friend, played.has(friend))) moved++
  return moved
}

/** Decides about one, held; false while something is missing. */
async function settleOne(
  needs: ReferralNeeds,
  friend: PlayerId,
  hasPlayed: boolean,
): Promise<boolean> {
  const { database, clock } = needs
  return database.transaction(async (tx) => {
    const held = await holdFriend(tx, friend)
    if (held?.state !== 'waiting') return false
    const at = clock.now()
    if (held.invitedAt.getTime() + lapseMs <= at) {
      await moveFriend(tx, { friend, to: 'lapsed', shares: [], at, by: null })
      return true
    }
    if (!hasPlayed || !(await hasDoneTheRest(needs, tx, held))) return false
    if (!(await needs.mayPromote(tx, friend))) {
      await moveFriend(tx, { friend, to: 'declined', shares: [], at, by: null })
      return true
    }
    if (!(await needs.mayPromote(tx, held.inviter))) return false
    const shares = await needs.sharedBy(tx, friend, held.inviter)
    if (shares.length > 0) {
      await moveFriend(tx, { friend, to: 'review', shares, at: null, by: null })
      await needs.raise(tx, held.inviter, { friend, shares })
      return true
    }
    await giveBoth(needs, tx, held, null)
    return true
  })
}

async function hasDoneTheRest(
  needs: ReferralNeeds,
  tx: Transaction,
  { friend, invitedAt }: StoredFriend,
): Promise<boolean> {
  if (!(await needs.isEmailVerified(tx, friend))) return false
  const payments = await needs.paymentsOf(tx, friend, invitedAt.getTime())
  return payments.some(
    ({ type, state, amount: paid }) =>
      type === 'deposit' && state === 'confirmed' && paid >= BigInt(needs.terms.minDeposit),
  )
}

/** Gives both their chip and writes it down. @throws Error when one of them may have none, which was asked before: it is looked at again. */
async function giveBoth(
  needs: ReferralNeeds,
  tx: Transaction,
  { friend, inviter, shares }: StoredFriend,
  by: string | null,
): Promise<void> {
  const { terms, clock } = needs
  // In the order of their numbers: two who invited each other do not wait for one another.
  for (const player of [friend, inviter].toSorted((one, other) => one - other)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const given = await needs.giveGrant(tx, {
      key: `referral:${friend}`,
      player,
      type: 'freeChip',
      amount: amount(BigInt(terms.chip)),
      reason: terms.name,
      maxCashout: terms.maxCashout,
    })
    if (given.type === 'refused') throw new Error(`the chip of ${player} for ${friend} was refused`)
  }
  await moveFriend(tx, { friend, to: 'given', shares, at: clock.now(), by })
  needs.tellPlayers([friend, inviter])
}

/** Why staff could not decide. */
export type NotDecided = 'notFound' | 'decidedAlready' | 'noBonuses'

/** Staff give or decline what was put into review, in the transaction of the deed. */
export async function decideReferral(
  needs: ReferralNeeds,
  tx: Transaction,
  {
    friend,
    approve,
    by,
  }: {
    readonly friend: PlayerId
    readonly approve: boolean
    readonly by: string
  },
): Promise<NotDecided | null> {
  const held = await holdFriend(tx, friend)
  if (held === null) return 'notFound'
  if (held.state !== 'review') return 'decidedAlready'
  if (!approve) {
    const { shares } = held
    await moveFriend(tx, { friend, to: 'declined', shares, at: needs.clock.now(), by })
    return null
  }
  const may = (await needs.mayPromote(tx, friend)) && (await needs.mayPromote(tx, held.inviter))
  if (!may) return 'noBonuses'
  await giveBoth(needs, tx, held, by)
  return null
}
