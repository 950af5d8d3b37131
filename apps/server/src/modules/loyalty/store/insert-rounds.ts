import type { Transaction } from '#platform/database'
import type { CountedRound } from '../earning/counted-round.ts'

const statement = `
  INSERT INTO loyalty_round (player_id, round_id, number, game_id, at, stake, payout, turnover, share, is_own, level, points,
    tokens, tickets, withheld, lifetime_after)
  SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::bigint[], $4::integer[], $5::timestamptz[], $6::bigint[], $7::bigint[],
    $8::bigint[], $9::smallint[], $10::boolean[], $11::smallint[], $12::bigint[], $13::integer[], $14::integer[], $15::text[],
    $16::bigint[])`

export async function insertRounds(
  tx: Transaction,
  rounds: readonly CountedRound[],
): Promise<void> {
  await tx.query(statement, [
    rounds.map(({ player }) => player),
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ number }) => number),
    rounds.map(({ gameId }) => gameId),
    rounds.map(({ at }) => at),
    rounds.map(({ stake }) => stake),
    rounds.map(({ payout }) => payout),
    rounds.map(({ turnover }) => turnover),
    rounds.map(({ share }) => share),
    rounds.map(({ isOwn }) => isOwn),
    rounds.map(({ level }) => level),
    rounds.map(({ points }) => points),
    rounds.map(({ tokens }) => tokens),
    rounds.map(({ tickets }) => tickets),
    rounds.map(({ withheld }) => withheld),
    rounds.map(({ lifetimeAfter }) => lifetimeAfter),
  ])
}
