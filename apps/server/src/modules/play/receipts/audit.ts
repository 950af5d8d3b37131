/**
 * The text of a step's receipt (`step-receipt.ts`), put together by the database: a second hand, so that nobody can change what is stored and the
 * code that reads it with one stroke.
 */
const receiptText = `
  '{"action":"' || action || '","at":' || (extract(epoch FROM at) * 1000)::bigint
  || ',"byHouse":' || (by_house IS TRUE)::text || ',"choice":' || coalesce(choice::text, 'null')
  || ',"clientSeed":"' || client_seed || '"' || coalesce(',"data":' || data::text, '') || ',"definition":"' || definition_hash || '","kind":"step","mode":"' || coalesce(mode, 'base')
  || '","nonce":' || nonce || ',"previous":"' || coalesce(encode(before, 'hex'), seed_hash) || '","roundId":"' || round_id
  || '","sequence":' || sequence || ',"serverSeedHash":"' || seed_hash || '","stake":' || stake || ',"stream":' || stream || ',"v":1}'`

/** What must hold between steps and the receipts that players have of them. */
export const receiptPromises = [
  {
    // One walk through each player's steps in the order of their key: what it needs does not grow with them.
    promise: 'every step is the one of its receipt, which names the one before it in its stream',
    broken: `
      SELECT player_id, round_id, sequence FROM (
        SELECT *, CASE
            WHEN stream_before = stream THEN receipt_before
            WHEN stream_before IS NULL THEN carried_receipt
          END AS before
        FROM (
          SELECT step.player_id, step.round_id, step.sequence, step.stake, step.mode, step.at, step.stream, step.nonce, step.action,
            step.choice, step.data, step.by_house, step.receipt, definition.hash AS definition_hash, played.client_seed, played.seed_hash,
            carried.receipt AS carried_receipt,
            lag(step.stream) OVER by_play AS stream_before, lag(step.receipt) OVER by_play AS receipt_before
          FROM play_step AS step
          JOIN play_definition AS definition ON definition.id = step.definition_id
          JOIN play_stream AS played ON played.player_id = step.player_id AND played.number = step.stream
          LEFT JOIN play_carried AS carried ON carried.player_id = step.player_id AND carried.stream = step.stream
          WINDOW by_play AS (PARTITION BY step.player_id ORDER BY step.round_id, step.sequence)
        ) AS step
      ) AS step
      WHERE CASE
        WHEN receipt IS NULL THEN before IS NOT NULL
        ELSE receipt IS DISTINCT FROM sha256(convert_to(${receiptText}, 'UTF8'))
      END`,
  },
]
