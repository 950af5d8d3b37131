import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { type Vocabulary, vocabularySchema } from '../packed/vocabulary.ts'

/** By which words the events of rounds with this definition were packed. @throws ZodError when there is no such definition. */
export async function storedVocabulary(on: Queryable, definition: number): Promise<Vocabulary> {
  const [row] = await rowsOf<{ vocabulary: unknown }>(on, statement, [definition])
  return vocabularySchema.parse(row?.vocabulary)
}

const statement = 'SELECT vocabulary FROM play_definition WHERE id = $1'
