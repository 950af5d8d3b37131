import { friendDays } from '@fairhouse/contract/bonus-rules'
import { amount } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ReferralNeeds, Shared } from './needs.ts'
import {
  countsOfInviter,
  holdFriend,
  moveFriend,
  otherFriends,
  type StoredFriend,
  waitingFriends,
} from './store/friends.ts'

const pageOf = 1_000
/** Friends of one inviter whom a friend is compared with. */
const friendsCompared = 30
/** So many chips of an inviter's friends are given by the rules; about those that follow a person decides. */
const givenWithoutLook = 5
const lapseMs = friendDays * 24 * 3_600_000

/**
 * Looks at everybody who waits; one that cannot be settled keeps nobody else waiting.
 * @returns how many invitations were decided or went into review.
 * @throws AggregateError with what went wrong, after all of them.
 */
export async function settleReferrals(needs: ReferralNeeds): Promise<number> {
  if (!needs.terms.isOpen) return 0
  let [after, moved] = [0, 0]
  const faults: Error[] = []
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const page = await waitingFriends(needs.database, { after, limit: pageOf })
    // oxlint-disable-next-line no-await-in-loop -- as above
    moved += await settlePage(needs, page, faults)
    const last = page.at(-1)
    if (last === undefined || page.length < pageOf) {
      if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '))
      return moved
    }
    after = last.friend
  }
}

async function settlePage(
  needs: ReferralNeeds,
  page: readonly StoredFriend[],
  faults: Error[],
): Promise<number> {
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
  for (const { friend } of due) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one invitation after the other
      if (await settleOne(needs, friend, played.has(friend))) moved++
    } catch (cause) {
      faults.push(
        new Error(`the invitation of ${friend} was not settled: ${String(cause)}`, { cause }),
      )
    }
  }
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
    const shares = await sharedByAny(needs, tx, held)
    const { given } = await countsOfInviter(tx, held.inviter)
    if (shares.length > 0 || given >= givenWithoutLook) {
      await moveFriend(tx, { friend, to: 'review', shares, at: null, by: null })
      await needs.raise(tx, held.inviter, { friend, shares })
      return true
    }
    await giveBoth(needs, tx, held, null)
    return true
  })
}

/** By what a friend may be one person with the inviter, or with another friend of the inviter's. */
async function sharedByAny(
  needs: ReferralNeeds,
  tx: Transaction,
  held: StoredFriend,
): Promise<readonly Shared[]> {
  const shares = new Set(await needs.sharedBy(tx, held.friend, held.inviter))
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const other of await otherFriends(tx, held, friendsCompared))
    for (const shared of await needs.sharedBy(tx, held.friend, other)) shares.add(shared)
  return [...shares]
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
