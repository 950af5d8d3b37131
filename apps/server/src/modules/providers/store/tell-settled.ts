import { roundSettled } from '#modules/play'
import type { Queryable } from '#platform/database'

/** Puts a settled round where everybody hears of it who hears of own ones. @param payload of `settledPayload`. */
export async function tellSettled(on: Queryable, payload: string): Promise<void> {
  await on.query('INSERT INTO outbox_event (topic, payload) VALUES ($1, $2::json)', [
    roundSettled.name,
    payload,
  ])
}
