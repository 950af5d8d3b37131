import { z } from 'zod'
import type { Title } from '#modules/catalog'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { type Vocabulary, vocabularySchema } from '../packed/vocabulary.ts'

const stored = z.object({ id: z.int(), vocabulary: vocabularySchema })

/** The number and vocabulary under which stored rounds name a title's rules; given when they are first played. */
export async function definitionOf(
  on: Queryable,
  { manifest, rules }: Title,
  learn: () => Promise<Vocabulary>,
): Promise<{ readonly id: number; readonly vocabulary: Vocabulary }> {
  const find = [manifest.id, rules.hash, manifest.version]
  const earlier = await rowsOf(on, findStatement, find)
  if (earlier[0]) return stored.parse(earlier[0])
  const add = [
    ...find,
    manifest.uri,
    manifest.name,
    rules.unitsPerStake,
    JSON.stringify(await learn()),
  ]
  const [added] = await rowsOf(on, addStatement, add)
  // Somebody else may have added it in between; then theirs stands.
  return stored.parse(added ?? (await rowsOf(on, findStatement, find))[0])
}

const findStatement = `
  SELECT id, vocabulary FROM play_definition WHERE game_id = $1 AND hash = $2 AND version = $3`

const addStatement = `
  INSERT INTO play_definition (game_id, hash, version, uri, name, units_per_stake, vocabulary)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id, vocabulary`
