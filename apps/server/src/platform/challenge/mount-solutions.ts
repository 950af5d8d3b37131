import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLanguage, languageOfPath } from '../http/language.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { countedAddress } from '../http/address.ts'
import { sayTransport } from '../http/say.ts'
import type { Wall } from './wall.ts'

interface SolutionNeeds {
  readonly wall: Wall
  readonly limiter: RateLimiter
  readonly publicOrigin: string | null
}

/** Where solutions are handed in, with or without a language in front. Part of the wall, not one of the calls behind it. */
const path = '/challenge/solution'
const limit = { count: 30, seconds: 60, per: 'address' } as const
/** A solution is some 800 characters. */
const longest = 4_096

/** Takes solutions as plain text: 204 with the clearance's cookie, or 403 with another challenge. */
export async function mountSolutions(app: FastifyInstance, needs: SolutionNeeds): Promise<void> {
  await app.register(async (own) => {
    const parsed = { parseAs: 'string', bodyLimit: longest } as const
    own.addContentTypeParser('text/plain', parsed, (_request, body, done) => done(null, body))
    for (const url of [path, `/:language${path}`])
      own.post(url, async (request, reply) => {
        const language = languageOfPath(request.url) ?? defaultLanguage
        reply.header('cache-control', 'no-store')
        if (!isOwnOrigin(request.headers, needs.publicOrigin, request.host))
          return reply.code(403).send(sayTransport('403', language))
        const wait = needs.limiter.take(`solution ${countedAddress(request.ip)}`, limit)
        if (wait > 0)
          return reply.code(429).header('retry-after', wait).send(sayTransport('429', language))
        const solved = await needs.wall.solve(textOf(request), {
          address: request.ip,
          headers: request.headers,
          language,
        })
        if ('cookie' in solved) return reply.code(204).header('set-cookie', solved.cookie).send()
        return reply.code(403).type('text/html; charset=utf-8').send(solved.page)
      })
  })
}

const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')
