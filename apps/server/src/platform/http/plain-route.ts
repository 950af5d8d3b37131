import type { FastifyInstance } from 'fastify'
import { defaultLanguage, isLanguage, type Language, preferredLanguage } from './language.ts'

/** What a plain route is asked. */
export interface PlainAsk {
  /** Parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** What the path begins with, else what the browser likes. */
  readonly language: Language
}

export interface PlainAnswer {
  readonly status: number
  /** Content type. */
  readonly type: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Something at an address that is neither a call of the contract nor a page of the storefront: asked by machines, without
 * cookies, csrf or a body that matters.
 */
export interface PlainRoute {
  readonly method: 'GET' | 'POST'
  /** `/a/:name`; answered below each language as well when `everyLanguage`. */
  readonly path: string
  readonly everyLanguage?: true
  readonly answer: (ask: PlainAsk) => Promise<PlainAnswer>
}

/** Adds the routes to the app. Bodies of any type are thrown away unread. */
export async function mountPlainRoutes(
  app: FastifyInstance,
  routes: readonly PlainRoute[],
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    for (const { method, path, everyLanguage, answer } of routes) {
      for (const url of everyLanguage ? [path, `/:lang(^[a-z]{2}$)${path}`] : [path])
        scope.route<{ Params: Record<string, string> }>({
          method,
          url,
          handler: async (request, reply) => {
            const { params, headers } = request
            const asked = params['lang']
            const { status, type, body, ...more } = await answer({
              params,
              query: new URL(request.url, 'https://house.invalid').searchParams,
              language: isLanguage(asked)
                ? asked
                : (preferredLanguage(headers['accept-language']) ?? defaultLanguage),
            })
            return reply
              .code(status)
              .headers({ 'cache-control': 'no-store', ...more.headers })
              .type(type)
              .send(body)
          },
        })
    }
  })
}
