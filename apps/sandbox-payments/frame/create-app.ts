import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { answerUnder } from './answer-under-faults.ts'
import { createFaults } from './faults.ts'
import { mountFaultSwitches } from './fault-switches.ts'
import { frontPage } from './front-page.ts'
import { keepState } from './keep-state.ts'
import { html } from './page.ts'
import type { Frame, Part } from './part.ts'
import type { Settings } from './settings.ts'
import { createTeller } from './tell-house.ts'

export interface SandboxApp {
  readonly app: FastifyInstance
  readonly stop: () => Promise<void>
}

const bodyLimit = 256 * 1024

/** The sandbox with its parts, not yet listening. */
export async function createSandbox(
  settings: Settings,
  parts: readonly Part[],
  now: () => number = Date.now,
): Promise<SandboxApp> {
  const app = Fastify({ bodyLimit, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(guards)
  })
  const faults = createFaults()
  const teller = createTeller(settings.house, faults, now)
  const frame: Frame = {
    app,
    settings,
    faults,
    now,
    tell: teller.tell,
    keep: (name, schema, empty) => keepState(settings.folder, name, schema, empty),
    hasKey: (request) => isKey(request.headers.authorization, settings.key),
    isLocal,
    answer: answerUnder(faults),
  }
  const running = await Promise.all(parts.map((part) => part(frame)))
  const pages = running.flatMap(({ page }) => page ?? [])
  mountFaultSwitches(frame)
  app.get('/', async (request, reply) =>
    html(reply, frontPage({ pages, faults: isLocal(request) ? faults.current() : null })),
  )
  app.get('/healthz', async () => ({ status: 'up' }))
  return {
    app,
    stop: async () => {
      teller.stop()
      await app.close()
      await Promise.all(running.map(async ({ stop }) => stop?.()))
    },
  }
}

const guards = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
}

function isKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${key}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** A proxy on this machine speaks for others: what it forwards is not from here. */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) && headers['x-forwarded-for'] === undefined
