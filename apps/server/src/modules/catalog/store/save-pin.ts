import type { Transaction } from '#platform/database'
import type { StoredPin } from './pins.ts'

const statement = `
  INSERT INTO catalog_list_pin (list_id, game_id, position) VALUES ($1, $2, $3)
  ON CONFLICT (list_id, game_id) DO UPDATE SET position = excluded.position`

export async function savePin(tx: Transaction, pin: StoredPin): Promise<void> {
  await tx.query(statement, [pin.list_id, pin.game_id, pin.position])
}
