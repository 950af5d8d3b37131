import type { Database } from '#platform/database'
import { holdRevision } from './store/hold-revision.ts'
import { moveRevision } from './store/move-revision.ts'
import { saveSwitch } from './store/save-switch.ts'

export const setSwitch = (database: Database, gameId: number, enabled: boolean): Promise<void> =>
  database.transaction(async (tx) => {
    await holdRevision(tx)
    await saveSwitch(tx, gameId, enabled)
    await moveRevision(tx)
  })
