import type { FastifyInstance } from 'fastify'

/** Names of what is not ready yet; an empty list means that calls may come. */
export type Readiness = () => Promise<readonly string[]>

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
    const waitingFor = await ready()
    reply.header('cache-control', 'no-store').code(waitingFor.length === 0 ? 200 : 503)
    return { ready: waitingFor.length === 0, waitingFor, ...(warnings && { warnings }) }
  })
}
