import { z } from 'zod'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { vocabularySchema } from '../packed/vocabulary.ts'

const stored = z.object({
  game_id: z.int(),
  uri: z.string(),
  hash: z.string(),
  vocabulary: vocabularySchema,
})
export type StoredDefinition = z.infer<typeof stored>

/** Which rules a stored round names, and by which words its events were packed. @throws ZodError when there are none of this number. */
export async function storedDefinition(
  on: Queryable,
  definition: number,
): Promise<StoredDefinition> {
  const [row] = await rowsOf(on, statement, [definition])
  return stored.parse(row)
}

const statement = 'SELECT game_id, uri, hash, vocabulary FROM play_definition WHERE id = $1'
