import type { Queryable } from '#platform/database'

export async function saveSwitch(on: Queryable, gameId: number, enabled: boolean): Promise<void> {
  await on.query(statement, [gameId, enabled])
}

const statement = `
  INSERT INTO catalog_switch (game_id, enabled) VALUES ($1, $2)
  ON CONFLICT (game_id) DO UPDATE SET enabled = excluded.enabled, changed_at = now()`
