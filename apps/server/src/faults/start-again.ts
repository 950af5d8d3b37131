import type { ServerProcess } from './server-process.ts'

const startWithinMs = 60_000

/** As whoever supervises the server does: where its database is down as well, it does not start at the first try. */
export async function startAgain(server: ServerProcess): Promise<void> {
  const giveUpAt = performance.now() + startWithinMs
  for (;;) {
    try {
      return await server.start()
    } catch (fault) {
      await server.kill()
      if (performance.now() > giveUpAt) throw fault
    }
  }
}
