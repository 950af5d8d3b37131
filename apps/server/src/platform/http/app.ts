import compress from '@fastify/compress'
import websocket from '@fastify/websocket'
import { createServer } from 'node:http'
import { constants } from 'node:zlib'
import { bodyLimitBytes } from '@fairhouse/contract/limits'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { mountSolutions } from '../challenge/mount-solutions.ts'
import type { Config } from '../config.ts'
import type { Drain } from '../drain.ts'
import { requestId } from '../ids.ts'
import type { Log } from '../log.ts'
import { sessionKey } from '../session-token.ts'
import { createPostAnswerer, type PostNeeds } from './answer-post.ts'
import { createAskedFrom } from './asked-from.ts'
import { mountHealth, type Readiness } from './health.ts'
import { defaultLanguage, languageOfPath } from './language.ts'
import { sendPlainPage, wantsPage } from './plain-page.ts'
import { mountPlainRoutes, type PlainRoute } from './plain-route.ts'
import { isTransportStatus, restarting, sayTransport, type TransportStatus } from './say.ts'
import { everywhere, lockedPolicy } from './security-headers.ts'
import { createSockets, type SocketNeeds } from './socket.ts'

export interface AppNeeds
  extends Omit<PostNeeds, 'publicOrigin' | 'sessionOver' | 'askedFrom'>,
    Pick<SocketNeeds, 'realtime' | 'sessionOver' | 'socketTimes'> {
  readonly config: Pick<Config, 'publicOrigin' | 'trustProxy' | 'rateLimitScale'>
  readonly ready: Readiness
  readonly log: Log
  /** What is answered besides calls and pages. */
  readonly routes: readonly PlainRoute[]
  /** Adds the pages; without it the app has calls only. */
  readonly pages?: (app: FastifyInstance) => Promise<void>
}

/** Largest frame a browser may send on the socket. */
const maxFrameBytes = bodyLimitBytes

/** What a connection may take, in milliseconds. */
const times = { requestTimeout: 30_000, keepAliveTimeout: 75_000 }

/** The app on the public port: calls, socket, health and pages. */
export async function createApp(needs: AppNeeds): Promise<FastifyInstance> {
  const { publicOrigin, trustProxy, rateLimitScale } = needs.config
  const askedFrom = createAskedFrom(trustProxy)
  const sockets = createSockets({ ...needs, publicOrigin, rateLimitScale })
  const sessionOver = (token: string) => needs.sessionOver.publish({ key: sessionKey(token) })
  const answered = createPostAnswerer({ ...needs, publicOrigin, askedFrom, sessionOver })
  // Named by its wider type, or the app would carry pino's through every signature.
  const logger: FastifyBaseLogger = needs.log
  const app = Fastify({
    serverFactory: (handle) =>
      createServer(times, (request, response) => {
        if (!answered(request, response)) handle(request, response)
      }),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: trustProxy === false ? false : askedFrom.trusts,
    bodyLimit: bodyLimitBytes,
    // What is under way is waited for by the drain; when the app closes, nothing is worth waiting for.
    forceCloseConnections: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (fault, request, reply) => {
      guardHeaders(request, reply)
      void sendFault(fault, request, reply)
    },
  })
  app.removeAllContentTypeParsers()
  app.setErrorHandler(sendFault)
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(sayTransport('404', languageAsked(request))),
  )

  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Level 4 is the knee: higher levels cost more time than the bytes they save are worth on a live answer.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(websocket, { options: { maxPayload: maxFrameBytes } })
  // After the socket's plugin, which must have seen a handshake to end the connection when it is turned away here.
  app.addHook('onRequest', receive(needs.drain))
  app.addHook('onResponse', writeLine(needs.log))
  mountHealth(app, needs.ready)
  sockets.mount(app)
  await mountSolutions(app, { ...needs, publicOrigin })
  await mountPlainRoutes(app, needs.routes)
  await needs.pages?.(app)
  return app
}

const alwaysOpen = new Set(['/healthz', '/readyz'])

function receive(drain: Drain) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    guardHeaders(request, reply)
    // A socket is open for hours; what is asked on it is counted call by call.
    if (request.headers.upgrade === undefined) reply.raw.once('close', drain.enter())
    if (!drain.open && !alwaysOpen.has(request.url)) {
      reply.header('retry-after', restarting.waitSeconds).header('connection', 'close')
      return sayPlainly(request, reply, '503')
    }
    // Before the body is read: what is not there has no format to complain about.
    if (request.is404) return sayPlainly(request, reply, '404')
    return undefined
  }
}

function guardHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(everywhere)
  reply.header('content-security-policy', lockedPolicy)
  reply.header('x-request-id', request.id)
}

function sendFault(fault: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const code = fault.statusCode ?? 500
  const known = String(code)
  if (code < 500) return sayPlainly(request, reply, isTransportStatus(known) ? known : '400')
  const { id: requestId, routeOptions } = request
  request.log.error({ requestId, route: routeOptions.url, err: fault }, 'request failed')
  return sayPlainly(request, reply, '500')
}

/** Says what is wrong with a request itself: as a page to people, as JSON to programs. */
function sayPlainly(request: FastifyRequest, reply: FastifyReply, status: TransportStatus) {
  const language = languageAsked(request)
  if (wantsPage(request)) return sendPlainPage(reply, status, language)
  return reply.code(Number(status)).send(sayTransport(status, language, told(status, request)))
}

/** What programs are told besides. */
function told(status: TransportStatus, request: FastifyRequest) {
  if (status === '500') return { requestId: request.id }
  return status === '503' ? restarting : undefined
}

const languageAsked = (request: FastifyRequest) => languageOfPath(request.url) ?? defaultLanguage

/** One line a request that is no call. The route is logged, never the address asked: paths and queries can hold tokens. */
function writeLine(log: Log) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  }
}
