import { judgeBy } from '#modules/play'

/** The seed of a small game is opened by who plays it, and shown with what came of it. */
export const promoJudge = judgeBy(
  'promo',
  ({ player, promo, period }) => [player, promo, period],
  `SELECT asked.number
   FROM unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::bigint[], $5::text[], $6::text[])
     AS asked (number, early, late, player_id, promo, period)
   WHERE NOT EXISTS (
     SELECT FROM promos_play AS play
     WHERE (play.player_id, play.promo, play.period) = (asked.player_id, asked.promo, asked.period)
       AND play.played_at BETWEEN asked.early AND asked.late)`,
)
