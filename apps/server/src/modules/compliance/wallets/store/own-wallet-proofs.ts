import type { OwnRows } from '#platform/personal-data/own-rows'
import { rowsOf } from '#platform/rows'

/** What showed that wallets are a player's, with its evidence, for their own copy. */
export const ownWalletProofs: OwnRows = {
  of: 'walletProofs',
  read: (on, player, { offset, limit }) =>
    rowsOf(
      on,
      `SELECT wallet, way, evidence, shown_at FROM compliance_wallet
       WHERE player_id = $1 ORDER BY shown_at, wallet, way OFFSET $2 LIMIT $3`,
      [player, offset, limit],
    ),
}
