import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLimitBytes } from '@fairhouse/contract/limits'
import type { AtWall } from '../challenge/at-wall.ts'
import { open, type Wall } from '../challenge/wall.ts'
import type { Drain } from '../drain.ts'
import { requestId } from '../ids.ts'
import type { Served } from './arrival.ts'
import type { AskedFrom } from './asked-from.ts'
import { compressed, isWorthPressing } from './compressed.ts'
import {
  type Cookies,
  cookiesOf,
  deviceCookieOf,
  missingCookies,
  readCookies,
  visitorCookies,
} from './cookies.ts'
import { csrfHolds } from './csrf.ts'
import { formValues, withParameters } from './form-body.ts'
import { defaultLanguage } from './language.ts'
import { isOwnOrigin } from './origin.ts'
import { readBody } from './read-body.ts'
import { type Routed, routeCall } from './route-call.ts'
import { sayTransport, type TransportStatus } from './say.ts'
import { everywhere, lockedPolicy } from './security-headers.ts'
import { type CallNeeds, serveCall } from './serve-call.ts'
import type { Piece } from './text-frame.ts'

export interface PostNeeds extends CallNeeds {
  readonly publicOrigin: string | null
  readonly askedFrom: AskedFrom
  readonly drain: Drain
  readonly wall: Wall
  /** Hears of a session token that is worth nothing any more. */
  readonly sessionOver: (token: string) => void
}

/** A POST to a call. */
interface Post {
  readonly routed: Routed
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
}

/**
 * Answers every call of the contract by POST, at the root and below each language. Stands in front of the framework, whose
 * hooks, streams and plugins took longer than everything a call itself needs.
 * @returns what answers a request if it is a call; false when it is none, or when no call is taken any more: then it is the
 * framework's.
 */
export function createPostAnswerer(
  needs: PostNeeds,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const routed = request.method === 'POST' ? routeCall(pathOf(request.url ?? '')) : null
    if (routed === null || !needs.drain.open) return false
    response.once('close', needs.drain.enter())
    const post: Post = { routed, request, response, requestId: requestId() }
    answerPost(needs, post).catch((fault: unknown) => {
      needs.log.error({ requestId: post.requestId, call: routed.name, err: fault }, 'answer failed')
      response.destroy()
    })
    return true
  }
}

async function answerPost(needs: PostNeeds, post: Post): Promise<void> {
  const { request, response, routed } = post
  if (!isForm(request)) return sayAndClose(post, '415')
  const body = await readBody(request, bodyLimitBytes)
  if (body === 'gone') return undefined
  if (body === 'tooLarge') return sayAndClose(post, '413')
  if (!isOwnOrigin(request.headers, needs.publicOrigin, needs.askedFrom.hostOf(request)))
    return send(post, { status: 403, body: transportText(post, '403'), headers: [] })
  const cookies = readCookies(request.headers.cookie)
  const { guards: isGuarded, judge } = needs.wall
  const verdict = isGuarded(routed.name) ? await judge(atWall(needs, post)) : open
  if (verdict.type === 'stopped') return sendChallenge(post, verdict.page)
  const served = await serveCall(needs, arrivalOf(needs, post, { body: body.text, cookies }))
  const ended = verdict.ended(served.outcome)
  if (ended) await ended
  const headers = ['cache-control', 'no-store', ...setCookies(needs, { routed, served, cookies })]
  if (served.retryAfterSeconds !== undefined)
    headers.push('retry-after', String(served.retryAfterSeconds))
  const zipped = isWorthPressing(served.body)
    ? await compressed(served.body, request.headers['accept-encoding'])
    : null
  if (zipped === null) return send(post, { status: served.httpStatus, body: served.body, headers })
  headers.push('content-encoding', zipped.encoding, 'vary', 'accept-encoding')
  response.writeHead(served.httpStatus, headersOf(post, zipped.bytes.length, headers))
  response.end(zipped.bytes)
  return undefined
}

const atWall = (needs: PostNeeds, { routed, request }: Post): AtWall => ({
  name: routed.name,
  address: needs.askedFrom.addressOf(request),
  headers: request.headers,
  language: routed.prefix ?? defaultLanguage,
})

function sendChallenge({ response, requestId: id }: Post, page: string): void {
  const headers = ['x-request-id', id, 'content-length', String(Buffer.byteLength(page))]
  const type = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store']
  response.writeHead(403, [...guards, ...headers, ...type])
  response.end(page)
}

function arrivalOf(
  needs: PostNeeds,
  { routed, request, requestId: id }: Post,
  { body, cookies }: { readonly body: string; readonly cookies: Cookies },
) {
  const { headers } = request
  return {
    name: routed.name,
    prefix: routed.prefix,
    via: 'post' as const,
    values: withParameters(formValues(body), routed.parameters),
    requestId: id,
    address: needs.askedFrom.addressOf(request),
    userAgent: headers['user-agent'] ?? '',
    host: needs.askedFrom.hostOf(request),
    device: cookies.device,
    token: cookies.token,
    csrfHolds: csrfHolds(cookies.token, cookies.csrf, one(headers['x-csrf-token'])),
    listener: null,
    traceparent: one(headers['traceparent']),
  }
}

const pathOf = (url: string): string => {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

/** Whether the body, if there is one, is a form. */
function isForm({ headers }: IncomingMessage): boolean {
  const type = headers['content-type']
  if (type === undefined)
    return (
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
    )
  if (type === formType) return true
  return type.split(';', 1)[0]?.trim().toLowerCase() === formType
}

const formType = 'application/x-www-form-urlencoded'

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? undefined : header

function setCookies(
  needs: PostNeeds,
  { routed, served, cookies }: { routed: Routed; served: Served; cookies: Cookies },
): string[] {
  const { session } = served
  if (session && cookies.token !== null) needs.sessionOver(cookies.token)
  const set = session
    ? 'begin' in session
      ? cookiesOf(session.begin)
      : visitorCookies()
    : routed.name === 'status'
      ? missingCookies(cookies)
      : []
  const device = served.device === undefined ? [] : [deviceCookieOf(served.device)]
  return [...set, ...device].flatMap((cookie) => ['set-cookie', cookie])
}

const transportText = ({ routed }: Post, status: TransportStatus): string =>
  JSON.stringify(sayTransport(status, routed.prefix ?? defaultLanguage))

/** Refuses a request whose body was not read to its end, which only closing gets rid of. */
function sayAndClose(post: Post, status: '413' | '415'): void {
  const body = transportText(post, status)
  send(post, { status: Number(status), body, headers: ['connection', 'close'] })
  post.request.resume()
}

function send(
  post: Post,
  { status, body, headers }: { status: number; body: Piece; headers: readonly string[] },
): void {
  post.response.writeHead(status, headersOf(post, Buffer.byteLength(body), headers))
  post.response.end(body)
}

const headersOf = (post: Post, length: number, more: readonly string[]): string[] => [
  ...always,
  'x-request-id',
  post.requestId,
  'content-length',
  String(length),
  ...more,
]

const guards = [...Object.entries(everywhere).flat(), 'content-security-policy', lockedPolicy]
const always = [...guards, 'content-type', 'application/json; charset=utf-8']
