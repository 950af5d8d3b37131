import type { FastifyInstance } from 'fastify'

export interface Ready {
  /** Names of what is not ready yet; an empty list means that calls may come. */
  readonly waitingFor: readonly string[]
  /** Names of what is missing and can be done without for a while. */
  readonly without: readonly string[]
}

export type Readiness = () => Promise<Ready>

/**
 * `/healthz`: the process is up. `/readyz`: database, migrations and background work are ready, and it is not about to stop.
 * @param warnings what the operator should know although calls are answered; told with both where given.
 */
export function mountHealth(
  app: FastifyInstance,
  ready: Readiness,
  warnings?: readonly string[],
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true, ...(warnings && { warnings }) }
  })
  app.get('/readyz', async (_request, reply) => {
    const { waitingFor, without } = await ready()
    reply.header('cache-control', 'no-store').code(waitingFor.length === 0 ? 200 : 503)
    return { ready: waitingFor.length === 0, waitingFor, without, ...(warnings && { warnings }) }
  })
}
