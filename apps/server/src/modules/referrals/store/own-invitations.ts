import type { OwnRows } from '#platform/personal-data/own-rows'
import { rowsOf } from '#platform/rows'

/**
 * A player's code and the friends who came by it, and by whose word they came themself, for their own copy. Who the others are, and what they share with
 * the player, is not the player's to read.
 */
export const ownInvitations: OwnRows = {
  of: 'invitations',
  read: (on, player, { offset, limit }) =>
    rowsOf(
      on,
      `SELECT what, code, at, state, decided_at FROM (
         SELECT 'code' AS what, code, made_at AS at, NULL AS state, NULL::timestamptz AS decided_at FROM referrals_code WHERE player_id = $1
         UNION ALL
         SELECT 'friend', NULL, invited_at, state, decided_at FROM referrals_friend WHERE inviter_id = $1
         UNION ALL
         SELECT 'invited', NULL, invited_at, state, decided_at FROM referrals_friend WHERE friend_id = $1
       ) AS mine ORDER BY at, what OFFSET $2 LIMIT $3`,
      [player, offset, limit],
    ),
}
