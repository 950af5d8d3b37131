import { judgeBy } from '#modules/play'

/**
 * A kept link was opened for a round: begun with a link that follows from it, and not over long before. An opening ahead of its rounds has none.
 */
export const chainJudge = judgeBy(
  'chain',
  ({ room, number, link }) => [room, number, link],
  `SELECT asked.number
   FROM unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::integer[], $6::integer[])
     AS asked (number, early, late, uri, chain, link)
   WHERE NOT EXISTS (
     SELECT FROM rooms_round AS round
     WHERE (round.uri, round.chain) = (asked.uri, asked.chain) AND round.link <= asked.link
       AND round.link > coalesce(
         (SELECT max(kept.link) FROM rooms_checkpoint AS kept
          WHERE (kept.uri, kept.chain) = (asked.uri, asked.chain) AND kept.link < asked.link), 0)
       AND round.opened_at <= asked.late AND (round.settled_at IS NULL OR round.settled_at >= asked.early))`,
)
