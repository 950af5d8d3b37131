import { brokenPromises, codes, type HearChecked, kinds, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { hallPromises } from './bingo/hall-promises.ts'

/** Nothing older than the oldest transfer that is not in the archive. */
const stillThere = '(SELECT id FROM ledger_transfer ORDER BY id LIMIT 1)'

/** What each ticket moved, from the player's side: less than nothing is what was taken. */
const expected = `
  SELECT taken AS id, 1 AS leg, pocket, -stake AS change FROM rooms_ticket WHERE taken >= ${stillThere}
  UNION ALL
  SELECT given, given_leg, pocket, payout FROM rooms_ticket WHERE given >= ${stillThere}`

/** What moved between pockets and the accounts of rooms. */
const found = `
  SELECT moved.id, moved.leg, account.id AS pocket,
    CASE WHEN account.id = moved.debit_account THEN -moved.amount ELSE moved.amount END AS change
  FROM ledger_transfer AS moved
  JOIN ledger_account AS house ON house.id IN (moved.debit_account, moved.credit_account) AND house.code = ${codes.houseRooms}
  JOIN ledger_account AS account ON account.id IN (moved.debit_account, moved.credit_account) AND account.id <> house.id`

/** What must hold between rooms and money at any moment in which no transaction is running. */
const promises = [
  ...hallPromises,
  {
    promise:
      'tickets of rooms have moved exactly what they say, and nothing else moved money of rooms',
    broken: `
      SELECT id, leg, pocket FROM (
        SELECT id, leg, pocket, change FROM (${expected}) AS expected
        UNION ALL
        SELECT id, leg, pocket, -change FROM (${found}) AS found
      ) AS moved
      GROUP BY id, leg, pocket HAVING sum(change) <> 0 OR count(*) <> 2`,
  },
  {
    promise:
      'a stake of a room was taken as one, a payout given as one, and what went back is its reversal',
    broken: `
      SELECT ticket.id FROM rooms_ticket AS ticket
      JOIN ledger_transfer AS moved ON moved.id = ticket.taken AND moved.leg = 1
      WHERE moved.reason <> ${reasons.roomStake} OR moved.kind <> ${kinds.direct}
      UNION ALL
      SELECT ticket.id FROM rooms_ticket AS ticket
      JOIN ledger_transfer AS moved ON moved.id = ticket.given AND moved.leg = ticket.given_leg
      WHERE CASE ticket.state
        WHEN 'void' THEN moved.kind <> ${kinds.reversal} OR (moved.about_id, moved.about_leg) IS DISTINCT FROM (ticket.taken, 1::smallint)
        ELSE moved.reason <> ${reasons.roomPayout} END`,
  },
  {
    promise:
      'nothing is open in a room round that is settled, and nothing was paid of it beyond where it burst',
    broken: `
      SELECT ticket.id FROM rooms_ticket AS ticket JOIN rooms_round AS round ON round.id = ticket.round_id
      WHERE (round.settled_at IS NOT NULL AND ticket.state = 'open')
        OR (ticket.state = 'cashed' AND ticket.at > round.bust)
        OR (ticket.state = 'lost' AND (round.phase NOT IN ('crashed', 'called') OR ticket.auto <= round.bust))
        OR (ticket.state = 'void' AND round.phase <> 'void' AND NOT (round.kind = 'bingo' AND round.phase = 'called'))
        OR (ticket.auto IS NOT NULL AND ticket.at > ticket.auto)`,
  },
  {
    promise:
      'links of a room are used in their order, and each shown link is the hash of the next one',
    broken: `
      SELECT later.id FROM rooms_round AS later
      JOIN rooms_round AS earlier ON (earlier.uri, earlier.chain, earlier.link) = (later.uri, later.chain, later.link - 1)
      WHERE later.shown_link IS NOT NULL AND earlier.shown_link IS NOT NULL
        AND sha256(later.shown_link) <> earlier.shown_link
      UNION ALL
      SELECT round.id FROM rooms_round AS round JOIN rooms_chain AS chain ON (chain.uri, chain.number) = (round.uri, round.chain)
      WHERE round.link > chain.length OR (round.link = 1 AND sha256(round.shown_link) <> chain.end_link)
        OR round.opened_at < chain.salted_at OR chain.salt IS NULL
        OR (round.link > 1 AND NOT EXISTS (
          SELECT FROM rooms_round AS earlier WHERE (earlier.uri, earlier.chain, earlier.link) = (round.uri, round.chain, round.link - 1)))`,
  },
]

/** Which promises about rooms are broken, in words; empty when all is right. */
export const auditRooms = (on: Queryable, heard?: HearChecked): Promise<string[]> =>
  brokenPromises(on, promises, heard)
