import type { Queryable } from '../../../apps/server/src/platform/database.ts'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

/** @throws Error when the server would forget answered bets: numbers of such a server mean nothing. */
export async function assertDurable(on: Queryable): Promise<void> {
  for (const [name, wanted] of Object.entries(durable)) {
    const [row] = await rowsOf<{ setting: string }>(on, 'SELECT current_setting($1) AS setting', [
      name,
    ])
    if (row?.setting !== wanted)
      throw new Error(`${name} is ${row?.setting}, and must be ${wanted}`)
  }
}
