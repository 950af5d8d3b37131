import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * A new folder that also the server's unprivileged user may enter. `remove` removes it, and the end of the test run
 * does when the test never comes to its end.
 */
export async function newDatabaseFolder(): Promise<{
  path: string
  remove: () => Promise<void>
}> {
  const path = await mkdtemp(join(inject('scratchFolder'), 'database-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
