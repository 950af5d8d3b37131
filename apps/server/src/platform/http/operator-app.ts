import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Log } from '../log.ts'
import { healthPage } from '../operator/health-page.ts'
import type { HouseState } from '../operator/house-state.ts'
import { pagePolicy } from '../operator/page-style.ts'
import { mountHealth, type Readiness } from './health.ts'
import { everywhere, lockedPolicy } from './security-headers.ts'

/** The small app on the operator port: health, metrics and the desk of the house's own people, nothing for players. */
export async function createOperatorApp(needs: {
  log: Log
  /** All that is measured, in Prometheus' text format. */
  metrics: { readonly text: () => Promise<string>; readonly contentType: string }
  ready: Readiness
  /** What is not as it should be, although the server works. */
  warnings: readonly string[]
  state: () => Promise<HouseState>
  /** Whose X-Forwarded-For is believed. */
  proxies: readonly string[]
  /** Adds the pages at which the house's people work. */
  desk: (app: FastifyInstance) => Promise<void>
}): Promise<FastifyInstance> {
  // Named by its wider type, or the app would carry pino's through every signature.
  const logger: FastifyBaseLogger = needs.log
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: needs.proxies.length === 0 ? false : [...needs.proxies],
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everywhere).header('content-security-policy', lockedPolicy)
  })
  mountHealth(app, needs.ready, needs.warnings)
  app.get<{ Querystring: { still?: string } }>('/', async (request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
    return healthPage(await needs.state(), request.query.still !== undefined)
  })
  app.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(needs.metrics.contentType)
    return needs.metrics.text()
  })
  await needs.desk(app)
  return app
}
