import type { Transaction } from '#platform/database'
import type { StoredPin } from './pins.ts'

const statement = `
  UPDATE catalog_list_pin SET position = position + 1
  WHERE list_id = $1 AND game_id <> $2 AND position >= $3
    AND EXISTS (SELECT FROM catalog_list_pin WHERE list_id = $1 AND game_id <> $2 AND position = $3)`

/** When another game is pinned at this place, it and those behind it move back by one. */
export async function makeRoom(tx: Transaction, pin: StoredPin): Promise<void> {
  await tx.query(statement, [pin.list_id, pin.game_id, pin.position])
}
