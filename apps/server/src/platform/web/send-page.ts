import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, withNonce } from '../http/security-headers.ts'
import { secretToken } from '../ids.ts'
import { type PageWish, type RenderNeeds, renderPage } from './render-page.ts'
import { isForAllVisitors, sendSharedPage, type ShareNeeds } from './send-shared-page.ts'
import { themeCookie } from './theme-cookie.ts'

/** Answers with a page of the storefront. */
export async function sendPage(
  needs: ShareNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  wish: PageWish,
) {
  if (isForAllVisitors(request, wish)) return sendSharedPage(needs, request, reply, wish)
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const asked = requestOf(request, wish.address, gone.signal)
  const nonce = withPolicy(reply, needs)
  const rendering = { nonce, isWhole: false, init: wish.init(request.ip) }
  const answer = await renderPage(needs, asked, wish, rendering)
  return request.method === 'HEAD' ? sendHead(reply, answer) : reply.send(answer)
}

const requestOf = (request: FastifyRequest, address: URL, signal: AbortSignal): Request =>
  new Request(address, { method: request.method, headers: headersOf(request), signal })

/** What was asked for, with host; null when that cannot be: a Host may be anything. */
export function addressAsked(
  { publicOrigin }: Pick<RenderNeeds, 'publicOrigin'>,
  request: FastifyRequest,
): URL | null {
  if (publicOrigin === null && beyondHost.test(request.host)) return null
  const origin = publicOrigin ?? `${request.protocol}://${request.host}`
  // A path that begins with two slashes would be taken for another host.
  const address = URL.parse(origin + request.url.replace(/^[/\\]+/, '/'))
  return address !== null && address.origin === URL.parse(origin)?.origin ? address : null
}

/** With one of these a Host would say more than a host: a path before the one asked for, or who asks. */
const beyondHost = /[/\\?#@]/

/** What a page would say of itself, without the page. */
function sendHead(reply: FastifyReply, { status, headers }: Response) {
  for (const [name, value] of headers) reply.header(name, value)
  return reply.code(status).send('')
}

/** Gives the page a policy with a nonce of its own. Returns the nonce. */
export function withPolicy(
  reply: FastifyReply,
  {
    adapters,
    mediaOrigin,
    gameFrames,
  }: Pick<RenderNeeds, 'adapters' | 'gameFrames' | 'mediaOrigin'>,
): string {
  const nonce = secretToken(16)
  const policy = pagePolicy(withNonce(nonce), adapters, mediaOrigin, gameFrames())
  reply.header('content-security-policy', policy)
  return nonce
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'cookie' || name.startsWith(':') || value === undefined) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // The pages get to know who asks from the context; of the cookies only the looks concern the rendering.
  const looks = themeCookie(request.headers.cookie)
  if (looks !== null) headers.set('cookie', looks)
  return headers
}
