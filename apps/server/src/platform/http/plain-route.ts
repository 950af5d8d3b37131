import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, type Language, preferredLanguage } from './language.ts'

/** What a plain route is asked. */
export interface PlainAsk {
  /** Parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** What the path begins with, else what the browser likes. */
  readonly language: Language
  /** Host and port that were asked for. */
  readonly host: string
}

/** What a route that reads bodies is asked besides. */
export interface RawAsk extends PlainAsk {
  /** As it came, to the byte. */
  readonly body: Buffer
  /** Names in lower case; several of one name are left out. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Network address of whoever asks. */
  readonly address: string
}

export interface PlainAnswer {
  readonly status: number
  /** Content type. */
  readonly type: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Something at an address that is neither a call of the contract nor a page of the storefront: asked by machines, without cookies,
 * csrf or a body that matters; the body is thrown away unread.
 */
export interface BodilessRoute {
  readonly method: 'GET' | 'POST'
  /** `/a/:name`; answered below each language as well when `everyLanguage`. */
  readonly path: string
  readonly everyLanguage?: true
  readonly reads?: never
  readonly answer: (ask: PlainAsk) => Promise<PlainAnswer>
}

/** The same with its body as it came, up to the limit of every body. */
interface ReadingRoute {
  readonly method: 'POST'
  readonly path: string
  readonly reads: 'body'
  readonly answer: (ask: RawAsk) => Promise<PlainAnswer>
}

export type PlainRoute = BodilessRoute | ReadingRoute

/** Adds the routes to the app. */
export async function mountPlainRoutes(
  app: FastifyInstance,
  routes: readonly PlainRoute[],
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    for (const route of routes) {
      if (route.reads) continue
      const { method, path, everyLanguage, answer } = route
      for (const url of everyLanguage ? [path, `/:lang(^[a-z]{2}$)${path}`] : [path])
        mount(scope, method, url, (request) => answer(plainAsk(request)))
    }
  })
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    for (const route of routes) {
      if (!route.reads) continue
      const { method, path, answer } = route
      mount(scope, method, path, (request) => answer(rawAsk(request)))
    }
  })
}

type Request = FastifyRequest<{ Params: Record<string, string> }>

function mount(
  scope: FastifyInstance,
  method: 'GET' | 'POST',
  url: string,
  answerTo: (request: Request) => Promise<PlainAnswer>,
): void {
  scope.route<{ Params: Record<string, string> }>({
    method,
    url,
    handler: async (request, reply) => {
      const { status, type, body, headers } = await answerTo(request)
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', ...headers })
        .type(type)
        .send(body)
    },
  })
}

function plainAsk({ params, headers, url, host }: Request): PlainAsk {
  const asked = params['lang']
  return {
    params,
    host,
    query: new URL(url, 'https://house.invalid').searchParams,
    language: isLanguage(asked)
      ? asked
      : (preferredLanguage(headers['accept-language']) ?? defaultLanguage),
  }
}

const rawAsk = (request: Request): RawAsk => ({
  ...plainAsk(request),
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  headers: Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  ),
  address: request.ip,
})
