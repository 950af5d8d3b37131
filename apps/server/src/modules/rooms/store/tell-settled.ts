import { roundSettled } from '#modules/play'
import type { Queryable } from '#platform/database'

/** Puts settled rounds where everybody hears of them who hears of others. @param payloads of `settledPayload`. */
export async function tellSettled(on: Queryable, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return
  await on.query(statement, [roundSettled.name, payloads])
}

const statement =
  'INSERT INTO outbox_event (topic, payload) SELECT $1, told::json FROM unnest($2::text[]) AS told'
