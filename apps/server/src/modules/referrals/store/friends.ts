import type { Queryable, Transaction } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export type ReferralState = 'waiting' | 'review' | 'given' | 'declined' | 'lapsed'

export interface StoredFriend {
  readonly friend: PlayerId
  readonly inviter: PlayerId
  readonly invitedAt: Date
  readonly state: ReferralState
  readonly shares: readonly string[]
}

const columns = `friend_id::float8 AS friend, inviter_id::float8 AS inviter, invited_at AS "invitedAt", state, shares`

type Row = Omit<StoredFriend, 'friend' | 'inviter'> & {
  readonly friend: number
  readonly inviter: number
}
const read = (row: Row): StoredFriend => ({
  ...row,
  friend: playerId(row.friend),
  inviter: playerId(row.inviter),
})

export async function insertFriend(
  tx: Transaction,
  one: { readonly friend: PlayerId; readonly inviter: PlayerId; readonly at: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO referrals_friend (friend_id, inviter_id, invited_at)
     VALUES ($1, $2, to_timestamp($3::double precision / 1000)) ON CONFLICT DO NOTHING`,
    [one.friend, one.inviter, one.at],
  )
}

/** Those who wait, in the order of their numbers, behind one. */
export async function waitingFriends(
  on: Queryable,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredFriend[]> {
  const rows = await rowsOf<Row>(
    on,
    `SELECT ${columns} FROM referrals_friend WHERE state = 'waiting' AND friend_id > $1 ORDER BY friend_id LIMIT $2`,
    [after, limit],
  )
  return rows.map(read)
}

/** Those whom a person has to look at, the oldest first. */
export async function friendsInReview(on: Queryable, limit: number): Promise<StoredFriend[]> {
  const rows = await rowsOf<Row>(
    on,
    `SELECT ${columns} FROM referrals_friend WHERE state = 'review' ORDER BY invited_at LIMIT $1`,
    [limit],
  )
  return rows.map(read)
}

/** Other friends of who invited one, who had their chip or may get it, the newest first. */
export async function otherFriends(
  on: Queryable,
  { inviter, friend }: Pick<StoredFriend, 'inviter' | 'friend'>,
  limit: number,
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ friend: number }>(
    on,
    `SELECT friend_id::float8 AS friend FROM referrals_friend
     WHERE inviter_id = $1 AND friend_id <> $2 AND state IN ('waiting', 'review', 'given') ORDER BY invited_at DESC LIMIT $3`,
    [inviter, friend, limit],
  )
  return rows.map((row) => playerId(row.friend))
}

/** Holds one until the transaction ends; null when there is none. */
export async function holdFriend(tx: Transaction, friend: PlayerId): Promise<StoredFriend | null> {
  const [row] = await rowsOf<Row>(
    tx,
    `SELECT ${columns} FROM referrals_friend WHERE friend_id = $1 FOR UPDATE`,
    [friend],
  )
  return row ? read(row) : null
}

/** @param moved `by` a member of staff, null for the rules; `at` epoch milliseconds, null while nothing is decided. */
export async function moveFriend(
  tx: Transaction,
  moved: {
    readonly friend: PlayerId
    readonly to: ReferralState
    readonly shares: readonly string[]
    readonly at: number | null
    readonly by: string | null
  },
): Promise<void> {
  await tx.query(
    `UPDATE referrals_friend SET state = $2, shares = $3, decided_at = to_timestamp($4::double precision / 1000), decided_by = $5
     WHERE friend_id = $1`,
    [moved.friend, moved.to, moved.shares, moved.at, moved.by],
  )
}

/** How many friends a player invited, and how many brought a chip. */
export async function countsOfInviter(
  on: Queryable,
  player: PlayerId,
): Promise<{ readonly friends: number; readonly given: number }> {
  const [row] = await rowsOf<{ friends: number; given: number }>(
    on,
    `SELECT count(*)::int AS friends, (count(*) FILTER (WHERE state = 'given'))::int AS given
     FROM referrals_friend WHERE inviter_id = $1`,
    [player],
  )
  return row ?? { friends: 0, given: 0 }
}
