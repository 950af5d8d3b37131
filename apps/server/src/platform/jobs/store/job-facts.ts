import type { Queryable } from '../../database.ts'
import { rowsOf } from '../../rows.ts'

/** How the turns of a job went. */
export interface JobFacts {
  readonly name: string
  /** The last that went well; null while none has. */
  readonly doneAt: Date | null
  /** Those that failed since. */
  readonly failures: number
}

const facts = `
  SELECT name, done_at AS "doneAt", failures FROM platform_job
  WHERE name = ANY ($1::text[]) ORDER BY name`

/** Of the jobs of these names that had a turn. */
export const jobFacts = (on: Queryable, names: readonly string[]): Promise<JobFacts[]> =>
  rowsOf<JobFacts>(on, facts, [names])
