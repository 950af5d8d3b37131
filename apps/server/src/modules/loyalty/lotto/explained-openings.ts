import { judgeBy } from '#modules/play'

/** The seed of a draw is opened once its sale is over; before, somebody looks ahead while tickets are still earned. Clocks may differ by some seconds. */
export const drawJudge = judgeBy(
  'draw',
  ({ number }) => [number],
  `SELECT asked.number
   FROM unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::integer[]) AS asked (number, early, late, draw)
   WHERE NOT EXISTS (
     SELECT FROM loyalty_draw AS draw
     WHERE draw.number = asked.draw AND draw.closes_at <= asked.early + interval '65 seconds')`,
)
