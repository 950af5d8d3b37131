import { bringUp, type Cluster, type RunningServer } from './cluster.ts'
import type { Postmaster } from './postmaster.ts'

/** The server ended without being asked to. */
export interface ServerDeath {
  /** "signal SIGKILL", "exit code 1". */
  readonly cause: string
  /** Settles when the server takes connections again at the same address; rejects with a PostgresFault when it cannot. */
  readonly healed: Promise<void>
}

export interface KeptServer {
  readonly pid: () => number
  readonly onDeath: (listener: (death: ServerDeath) => void) => void
  readonly stop: () => Promise<void>
}

/** Restarts the server whenever it dies, until it is told to stop. */
export function keepAlive(
  cluster: Cluster,
  first: RunningServer,
  stopping: AbortController,
): KeptServer {
  const listeners: ((death: ServerDeath) => void)[] = []
  let current: Postmaster = first.postmaster
  let healing: Promise<void> = Promise.resolve()

  const heal = async (): Promise<void> => {
    const startedAt = Date.now()
    const options = { keepPort: true, stop: stopping.signal }
    current = (await bringUp(cluster, first.access, options)).postmaster
    cluster.log(`PostgreSQL takes connections again after ${Date.now() - startedAt} ms`)
    void guard(current)
  }

  const guard = async (postmaster: Postmaster): Promise<void> => {
    const cause = await postmaster.ended
    if (stopping.signal.aborted) return
    cluster.log(`PostgreSQL ended by itself (${cause}), starting it again`)
    const healed = heal()
    // The listeners hear of a failure through `healed`; without any, the log does, and stop() still works.
    healing = healed.catch((fault: unknown) => {
      if (!stopping.signal.aborted) cluster.log(`PostgreSQL stays down: ${String(fault)}`)
    })
    for (const listener of listeners) listener({ cause, healed })
  }

  void guard(current)
  return {
    pid: () => current.pid,
    onDeath: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping.abort()
      await healing
      await current.stop()
    },
  }
}
