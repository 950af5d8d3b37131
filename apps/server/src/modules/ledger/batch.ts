/**
 * The ledger's part of the batched commit: pieces of SQL that `play` joins into its one statement, so that only the ledger
 * knows its tables. They read these columns of the statement's own parts:
 *
 * - `asked`: `pocket` and `version` (the account betting and the version decided on), `stake` and `payout` (minor units that
 *   leave and enter it now; 0 for none), `house` (other side of both), `round_id`; one row an account, in order of `pocket`,
 *   which is the order of locks. `asked` has whatever further columns its author likes.
 * - `moved`: the rows of `asked` whose account was still at their version, with `balance_after` and `version_after`.
 *
 * The version decides everything: where it still stands, the balance is the one that was decided on.
 */
export const batch = {
  /** `moved`: takes the stake and gives the payout. `unless` is a condition on `asked` that leaves a row out. */
  movePockets: (unless: string): string => `
    UPDATE ledger_account AS account
    SET debits_posted = account.debits_posted + asked.stake,
      credits_posted = account.credits_posted + asked.payout,
      version = account.version + 1
    FROM asked
    WHERE account.id = asked.pocket AND account.version = asked.version AND NOT (${unless})
    RETURNING asked.*, account.version AS version_after,
      account.credits_posted - account.debits_posted - account.debits_pending AS balance_after`,

  /**
   * `potted`: does the same with accounts beside those that bet, read from `pots`: `place` (the row's `ord` in `asked`), `account`, `taken`, `given`.
   * The pocket's version decides here too: who moves a pot otherwise moves its owner's pocket. Reads `moved`.
   */
  movePots: `
    UPDATE ledger_account AS account
    SET debits_posted = account.debits_posted + pots.taken,
      credits_posted = account.credits_posted + pots.given,
      version = account.version + 1
    FROM pots JOIN moved ON moved.ord = pots.place
    WHERE account.id = pots.account
    RETURNING pots.*, account.version AS pot_version,
      account.credits_posted - account.debits_posted - account.debits_pending AS pot_balance`,

  /** Adds the batch's sums to the house's accounts, one row each. Reads `house`, `stake` and `payout` of `rows`. */
  moveHouse: (rows: 'moved' | 'all_moved'): string => `
    UPDATE ledger_account AS account
    SET credits_posted = account.credits_posted + sums.stakes,
      debits_posted = account.debits_posted + sums.payouts,
      version = account.version + 1
    FROM (
      SELECT house, sum(stake)::bigint AS stakes, sum(payout)::bigint AS payouts
      FROM ${rows} GROUP BY house ORDER BY house
    ) AS sums
    WHERE account.id = sums.house AND sums.stakes + sums.payouts > 0`,
} as const
