import type { AccountRules } from '@fairhouse/contract/account-rules'
import type { Adapters } from '@fairhouse/contract/adapters'
import type { Winner } from '@fairhouse/contract/calls/winners'
import type { Game } from '@fairhouse/contract/entities/game'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '../brand.ts'
import { compressed } from '../http/compressed.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { secretToken } from '../ids.ts'
import type { SharedPage, VisitorsPages } from './visitors-pages.ts'
import type { PageContext, StorefrontBuild } from './storefront-build.ts'

/** What pages are rendered from. */
export interface RenderNeeds {
  readonly build: StorefrontBuild
  readonly demo: boolean
  /** Letters lie at `/dev/mailbox` instead of being sent. */
  readonly mailbox: boolean
  /** Where players write to; null: nowhere. */
  readonly supportMail: string | null
  readonly publicOrigin: string | null
  /** From where browsers take pictures of games; null: from here. */
  readonly mediaOrigin: string | null
  readonly adapters: Adapters
  /** The games that are on. */
  readonly games: () => readonly Game[]
  readonly winners: () => readonly Winner[]
  readonly accountRules: AccountRules
  readonly jackpots: PageContext['jackpots']
  readonly paymentMethods: PageContext['paymentMethods']
}

/** What is kept from page to page. */
export interface SendNeeds extends RenderNeeds {
  readonly visitorsPages: VisitorsPages
}

/** Who asks for a page, and for what. */
export interface PageWish
  extends Pick<PageContext, 'userStatus' | 'catalogue' | 'playRules' | 'closedGame' | 'init'> {
  readonly address: URL
}

/** Answers with a page of the storefront. */
export async function sendPage(
  needs: SendNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  wish: PageWish,
) {
  if (isForAllVisitors(request, wish)) {
    const shared = await sharedPage(needs, request, wish)
    for (const [name, value] of shared.headers) reply.header(name, value)
    const own = { nonce: withPolicy(reply, needs), ip: wish.init.ip }
    const text = needs.visitorsPages.filled(shared, own)
    const pressed = await compressed(text, request.headers['accept-encoding'], 2)
    reply.code(shared.status).header('vary', 'accept-encoding')
    if (pressed) reply.header('content-encoding', pressed.encoding)
    return reply.send(pressed?.bytes ?? text)
  }
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const asked = requestOf(request, wish.address, gone.signal)
  const answer = await render(needs, asked, { ...wish, nonce: withPolicy(reply, needs) })
  return request.method === 'HEAD' ? sendHead(reply, answer) : reply.send(answer)
}

const isForAllVisitors = (request: FastifyRequest, { address, userStatus }: PageWish): boolean =>
  !userStatus.isLogged && request.method === 'GET' && address.search === ''

/**
 * The page that all visitors like this one get. What it depends on is in its key: the address, the looks, the kind of browser, and
 * the catalogue as it stands.
 */
function sharedPage(
  needs: SendNeeds,
  request: FastifyRequest,
  wish: PageWish,
): Promise<SharedPage> {
  const { address, catalogue, init } = wish
  const { gaps, page } = needs.visitorsPages
  const looks = looksOf(request)
  const key = [address.href, looks, init.mobileClient, init.supportsWebP, catalogue.stamp].join(' ')
  return page(key, async () => {
    const asked = new Request(address, { headers: looks === '' ? {} : { cookie: looks } })
    const shared = { ...wish, init: { ...init, ip: gaps.ip }, nonce: gaps.nonce }
    const answer = await render(needs, asked, shared)
    return { status: answer.status, headers: [...answer.headers], text: await answer.text() }
  })
}

const render = (
  needs: RenderNeeds,
  asked: Request,
  { address, ...wish }: PageWish & Pick<PageContext, 'nonce'>,
): Promise<Response> =>
  needs.build.render(asked, {
    adapters: needs.adapters,
    mediaOrigin: needs.mediaOrigin ?? '',
    games: needs.games(),
    ...wish,
    brand,
    demo: needs.demo,
    mailbox: needs.mailbox,
    supportMail: needs.supportMail,
    accountRules: needs.accountRules,
    jackpots: needs.jackpots,
    paymentMethods: needs.paymentMethods,
    origin: address.origin,
  })

const requestOf = (request: FastifyRequest, address: URL, signal: AbortSignal): Request =>
  new Request(address, { method: request.method, headers: headersOf(request), signal })

/** What was asked for, with host; null when that cannot be: a Host may be anything. */
export function addressAsked(
  { publicOrigin }: Pick<RenderNeeds, 'publicOrigin'>,
  request: FastifyRequest,
): URL | null {
  const origin = publicOrigin ?? `${request.protocol}://${request.host}`
  // A path that begins with two slashes would be taken for another host.
  const address = URL.parse(origin + request.url.replace(/^[/\\]+/, '/'))
  return address !== null && address.origin === URL.parse(origin)?.origin ? address : null
}

/** What a page would say of itself, without the page. */
function sendHead(reply: FastifyReply, { status, headers }: Response) {
  for (const [name, value] of headers) reply.header(name, value)
  return reply.code(status).send('')
}

/** Gives the page a policy with a nonce of its own. Returns the nonce. */
export function withPolicy(
  reply: FastifyReply,
  { adapters, mediaOrigin }: Pick<RenderNeeds, 'adapters' | 'mediaOrigin'>,
): string {
  const nonce = secretToken(16)
  reply.header('content-security-policy', pagePolicy(nonce, adapters, mediaOrigin))
  return nonce
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'cookie' || name.startsWith(':') || value === undefined) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // The pages get to know who asks from the context; of the cookies only appearance and language concern the rendering.
  const looks = looksOf(request)
  if (looks !== '') headers.set('cookie', looks)
  return headers
}

/** The cookies that a page's looks depend on. */
const looksOf = ({ headers }: FastifyRequest): string =>
  headers.cookie?.match(lookCookies)?.join('; ') ?? ''

const lookCookies = /\b(?:theme|lang)=[a-z]+/g
