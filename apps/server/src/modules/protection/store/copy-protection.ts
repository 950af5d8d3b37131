import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const limits = `
  INSERT INTO protection_limit (player_id, kind, period, most)
  SELECT $2, kind, period, most FROM protection_limit WHERE player_id = $1 ON CONFLICT DO NOTHING`
const times = `
  INSERT INTO protection_time_limit (player_id, kind, period, most)
  SELECT $2, kind, period, most FROM protection_time_limit WHERE player_id = $1 ON CONFLICT DO NOTHING`
const session = `
  INSERT INTO protection_session (player_id, minutes)
  SELECT $2, minutes FROM protection_session WHERE player_id = $1 ON CONFLICT DO NOTHING`
const blocks = `
  INSERT INTO protection_block (player_id, kind)
  SELECT $2, kind FROM protection_block WHERE player_id = $1 ON CONFLICT DO NOTHING`
const reality = `
  INSERT INTO protection_reality (player_id, minutes)
  SELECT $2, minutes FROM protection_reality WHERE player_id = $1 ON CONFLICT DO NOTHING`
const timeOuts = `
  INSERT INTO protection_pause (player_id, number, kind, begun_at, ends_at, taken_from)
  SELECT $2, (SELECT coalesce(max(number), 0) FROM protection_pause WHERE player_id = $2) + row_number() OVER (ORDER BY number),
    kind, begun_at, ends_at, $1
  FROM protection_pause
  WHERE player_id = $1 AND kind = 'timeOut' AND ends_at > to_timestamp($3::double precision / 1000)`

/** Gives a new account what a guest holds themself in by, but for exclusions. @param who.now epoch milliseconds. @returns whether there was anything. */
export async function copyProtection(
  tx: Transaction,
  who: { readonly from: PlayerId; readonly to: PlayerId; readonly now: number },
): Promise<boolean> {
  let copied = 0
  for (const statement of [limits, times, session, blocks, reality]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
    copied += (await tx.query(statement, [who.from, who.to])).rowCount ?? 0
  }
  copied += (await tx.query(timeOuts, [who.from, who.to, who.now])).rowCount ?? 0
  return copied > 0
}
