import { brokenPromises, codes, type HearChecked, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'

/** Credits of such an account are for rounds, for what staff gave to put something right and for gifts; their sum outlives transfers that went to the archive. */
const onTheLedger = (code: number, column: string, corrected = ''): string => `
  SELECT player_id FROM (
    SELECT player_id, credits_posted AS given FROM ledger_account WHERE code = ${code} AND player_id IS NOT NULL
  ) AS posted FULL JOIN (
    SELECT player_id, sum(units) AS earned FROM (
      SELECT player_id, ${column} AS units FROM loyalty_round${corrected}
    ) AS each_of GROUP BY player_id
  ) AS counted USING (player_id)
  WHERE coalesce(given, 0) <> coalesce(earned, 0)`

const promises = [
  {
    promise: 'points on the ledger are those that rounds earned, staff gave and missions gave',
    broken: onTheLedger(
      codes.pocketPoints,
      'points',
      ` UNION ALL SELECT player_id, units FROM loyalty_correction WHERE units > 0
        UNION ALL SELECT player_id, units FROM loyalty_gift`,
    ),
  },
  {
    promise: 'tokens on the ledger are those that rounds earned',
    broken: onTheLedger(codes.pocketTokens, 'tokens'),
  },
  {
    promise: 'tickets on the ledger are those that rounds earned',
    broken: onTheLedger(codes.pocketTickets, 'tickets'),
  },
  {
    promise: 'points that staff put right were moved by the ledger, as many and once',
    broken: `
      SELECT correction.id FROM loyalty_correction AS correction
      LEFT JOIN ledger_transfer AS moved ON moved.id = correction.id AND moved.leg = 1
      WHERE correction.id >= (SELECT id FROM ledger_transfer ORDER BY id LIMIT 1)
        AND (moved.reason IS DISTINCT FROM ${reasons.adjustment}::smallint OR moved.amount IS DISTINCT FROM abs(correction.units))`,
  },
  {
    promise: 'what was taken back of rounds was moved by the ledger, as much and once',
    broken: `
      SELECT told.id FROM (
        SELECT id, points AS units FROM loyalty_round_taken_back UNION ALL SELECT tickets_id, tickets FROM loyalty_round_taken_back
      ) AS told LEFT JOIN ledger_transfer AS moved ON moved.id = told.id AND moved.reason = ${reasons.loyaltyTakenBack}
      WHERE told.id >= (SELECT id FROM ledger_transfer ORDER BY id LIMIT 1) AND coalesce(moved.amount, 0) <> told.units`,
  },
  {
    promise: 'levels whose gifts are still owed were reached',
    broken: `
      SELECT owed.player_id FROM loyalty_level_owed AS owed LEFT JOIN loyalty_player AS player USING (player_id)
      WHERE player.told_level IS NULL OR owed.level > player.told_level`,
  },
  {
    promise: 'points that missions gave were moved by the ledger, as many and once',
    broken: `
      SELECT gift.id FROM loyalty_gift AS gift
      LEFT JOIN ledger_transfer AS moved ON moved.id = gift.id AND moved.leg = 1
      WHERE gift.id >= (SELECT id FROM ledger_transfer ORDER BY id LIMIT 1)
        AND (moved.reason IS DISTINCT FROM ${reasons.loyaltyEarned}::smallint OR moved.amount IS DISTINCT FROM gift.units)`,
  },
  {
    promise:
      'the counted rounds of a player count from 1 without a gap and add up to where the player stands',
    broken: `
      SELECT player_id FROM loyalty_player FULL JOIN (
        SELECT player_id, count(*) AS counted, max(number) AS newest,
          sum(turnover) FILTER (WHERE withheld IS NULL) AS turnover,
          sum(turnover) FILTER (WHERE withheld IS NULL AND is_own) AS own_turnover
        FROM loyalty_round GROUP BY player_id
      ) AS counted USING (player_id) LEFT JOIN (
        SELECT player_id, sum(lifetime_less) AS less FROM loyalty_round_taken_back GROUP BY player_id
      ) AS back USING (player_id)
      WHERE rounds IS DISTINCT FROM coalesce(counted, 0) OR rounds IS DISTINCT FROM coalesce(newest, 0)
        OR lifetime <> coalesce(turnover, 0) - coalesce(less, 0) OR own <> coalesce(own_turnover, 0)`,
  },
]

/** Which promises about points, tokens and tickets are broken, in words; empty when all is right. */
export const auditLoyalty = (on: Queryable, heard?: HearChecked): Promise<string[]> =>
  brokenPromises(on, promises, heard)
