import { type CallName, calls } from '@fairhouse/contract/calls/all'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callNames } from './call-names.ts'
import { completeCookies, readCookies, setCookies, setVisitorCookies } from './cookies.ts'
import { csrfHolds } from './csrf.ts'
import type { FormValues } from './form-body.ts'
import { type Language, languages } from './language.ts'
import { isOwnOrigin } from './origin.ts'
import { sayTransport } from './say.ts'
import type { CallNeeds, Served } from './serve-call.ts'
import { serveCall } from './serve-call.ts'

export interface MountNeeds extends CallNeeds {
  readonly publicOrigin: string | null
  /** Hears of a session token that is worth nothing any more. */
  readonly sessionOver: (token: string) => void
}

/** The only body parser there is makes form values; without a body there are none. */
interface Posted {
  Body: FormValues | null | undefined
  Params: Record<string, string>
}

/** Answers every call of the contract by POST, at the root and below each language. */
export function mountCalls(app: FastifyInstance, needs: MountNeeds): void {
  for (const name of callNames)
    for (const prefix of [null, ...languages])
      app.post<Posted>(routeOf(name, prefix), { config: { call: name } }, (request, reply) =>
        answerPost(needs, { name, prefix, request, reply }),
      )
}

/** `/game/{uri}/open/json2` as the router writes it. */
const routeOf = (name: CallName, prefix: Language | null): string =>
  `${prefix === null ? '' : `/${prefix}`}${calls[name].path.replaceAll(/\{(\w+)\}/g, ':$1')}`

async function answerPost(
  needs: MountNeeds,
  post: {
    name: CallName
    prefix: Language | null
    request: FastifyRequest<Posted>
    reply: FastifyReply
  },
) {
  const { name, prefix, request, reply } = post
  reply.header('cache-control', 'no-store')
  if (!isOwnOrigin(request.headers, needs.publicOrigin, request.host))
    return reply.code(403).send(sayTransport('403', prefix ?? 'en'))
  const cookies = readCookies(request)
  const served = await serveCall(needs, {
    name,
    prefix,
    via: 'post',
    values: joined(request),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    token: cookies.token,
    csrfHolds: csrfHolds(cookies.token, cookies.csrf, headerText(request.headers['x-csrf-token'])),
  })
  request.served = served
  if (served.session) {
    changeSession(reply, served.session)
    if (cookies.token !== null) needs.sessionOver(cookies.token)
  } else if (name === 'status') completeCookies(reply, cookies)
  if (served.retryAfterSeconds !== undefined) reply.header('retry-after', served.retryAfterSeconds)
  return reply.code(served.httpStatus).send(served.body)
}

/** Parameters of the path count more than fields of the same name in the body. */
const joined = (request: FastifyRequest<Posted>): FormValues =>
  Object.assign(Object.create(null), request.body, request.params)

const headerText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? undefined : header

function changeSession(reply: FastifyReply, change: NonNullable<Served['session']>): void {
  if ('begin' in change) setCookies(reply, change.begin)
  else setVisitorCookies(reply)
}

declare module 'fastify' {
  interface FastifyRequest {
    served: Served | null
  }
  interface FastifyContextConfig {
    call?: CallName
  }
}
