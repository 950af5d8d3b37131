import type { Title } from '#modules/catalog'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** The number under which stored rounds name a title's rules; given when they are first played. */
export async function definitionId(on: Queryable, { card, rules }: Title): Promise<number> {
  const find = [card.id, rules.hash, card.version]
  const add = [...find, card.uri, card.name, rules.unitsPerStake]
  const [row] = [
    ...(await rowsOf<{ id: number }>(on, findStatement, find)),
    ...(await rowsOf<{ id: number }>(on, addStatement, add)),
    // Somebody else may have added it in between.
    ...(await rowsOf<{ id: number }>(on, findStatement, find)),
  ]
  if (!row) throw new Error(`the rules of ${card.uri} were not stored`)
  return row.id
}

const findStatement = `
  SELECT id FROM play_definition WHERE game_id = $1 AND hash = $2 AND version = $3`

const addStatement = `
  INSERT INTO play_definition (game_id, hash, version, uri, name, units_per_stake)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`
