import type { AccountRules } from '@fairhouse/contract/account-rules'
import type { Adapters } from '@fairhouse/contract/adapters'
import type { Winner } from '@fairhouse/contract/calls/winners'
import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '../brand.ts'
import { cookieIn } from '../http/cookies.ts'
import { isLanguage, type Language, preferredLanguage } from '../http/language.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { Sessions } from '../http/sessions.ts'
import { type PlayerId, secretToken } from '../ids.ts'
import type { Metrics } from '../metrics.ts'
import { mountFiles } from './files.ts'
import { gamePage } from './game-page.ts'
import { visit } from './page-visit.ts'
import { mountMedia } from './media.ts'
import type { Pictures } from './pictures.ts'
import type { StorefrontBuild } from './storefront-build.ts'

export interface PageNeeds {
  readonly build: StorefrontBuild
  readonly sessions: Sessions
  readonly metrics: Metrics
  readonly demo: boolean
  /** Letters lie at `/dev/mailbox` instead of being sent. */
  readonly mailbox: boolean
  readonly publicOrigin: string | null
  /** From where browsers take pictures of games; null: from here. */
  readonly mediaOrigin: string | null
  readonly pictures: Pictures
  readonly adapters: Adapters
  readonly statusOf: (player: PlayerId | null) => Promise<UserStatus>
  /** The games that are on. */
  readonly games: () => readonly Game[]
  /** The games as the pages of who asks show them. */
  readonly catalogue: (player: PlayerId | null) => PageCatalogue
  /** An own game by its address, on or off: a page that was bookmarked says better why it cannot be played. */
  readonly ownGame: (uri: string) => { readonly uri: string; readonly name: string } | undefined
  readonly winners: () => readonly Winner[]
  readonly accountRules: AccountRules
}

/** The storefront: its files, its rendered pages, and the page of each own game. */
export async function mountPages(app: FastifyInstance, needs: PageNeeds): Promise<void> {
  await mountFiles(app, needs.build)
  mountMedia(app, needs.pictures)
  app.get('/', (request, reply) => {
    const { search } = new URL(request.url, 'https://house.invalid')
    const chosen = cookieIn(request.headers.cookie, 'lang')
    const language = isLanguage(chosen)
      ? chosen
      : preferredLanguage(request.headers['accept-language'])
    return reply.header('vary', 'accept-language, cookie').redirect(`/${language}${search}`, 302)
  })
  app.get('/*', async (request, reply) => {
    const began = performance.now()
    reply.header('cache-control', 'private, no-cache')
    const game = gameAsked(request, needs)
    await (game ? sendGame(needs, request, reply, game) : sendPage(needs, request, reply))
    needs.metrics.pageServed((performance.now() - began) / 1000, reply.statusCode)
    return reply
  })
}

interface GameAsked {
  readonly language: Language
  readonly game: { readonly uri: string; readonly name: string }
}

/** `/{lang}/{uri}` of an own game. */
function gameAsked(request: FastifyRequest, needs: PageNeeds): GameAsked | null {
  const [, language, uri, ...rest] = pathOf(request).split('/')
  if (!isLanguage(language) || uri === undefined || rest.length > 0) return null
  const game = needs.ownGame(uri)
  return game ? { language, game } : null
}

/** Whoever is not signed in is sent to the login, and from there back here. */
async function sendGame(
  needs: PageNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { language, game }: GameAsked,
) {
  const session = await visit(needs.sessions, request, reply)
  if (session.type !== 'player')
    return reply.redirect(`/${language}/login?source=/${language}/${game.uri}`, 302)
  const { gameTemplate } = needs.build
  if (gameTemplate === null) return sendPage(needs, request, reply)
  const nonce = withPolicy(reply, needs)
  const { uri, name } = game
  const facts = { lang: language, uri, name, demo: needs.demo, brand: brand.name }
  return reply.type('text/html; charset=utf-8').send(gamePage(gameTemplate, facts, nonce))
}

async function sendPage(needs: PageNeeds, request: FastifyRequest, reply: FastifyReply) {
  const session = await visit(needs.sessions, request, reply)
  const origin = needs.publicOrigin ?? `${request.protocol}://${request.host}`
  // A path that begins with two slashes would be taken for another host, and a Host may be anything.
  const address = origin + request.url.replace(/^[/\\]+/, '/')
  if (!URL.canParse(address) || new URL(address).origin !== new URL(origin).origin)
    return reply.code(400).type('text/plain; charset=utf-8').send('Bad Request')
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const asked = new Request(address, {
    method: request.method,
    headers: headersOf(request),
    signal: gone.signal,
  })
  const player = session.type === 'player' ? session.player : null
  const answer = await needs.build.render(asked, {
    nonce: withPolicy(reply, needs),
    adapters: needs.adapters,
    mediaOrigin: needs.mediaOrigin ?? '',
    userStatus: await needs.statusOf(player),
    games: needs.games(),
    catalogue: needs.catalogue(player),
    winners: needs.winners(),
    brand,
    demo: needs.demo,
    mailbox: needs.mailbox,
    accountRules: needs.accountRules,
    origin,
    clientBuild: needs.build.version,
  })
  return request.method === 'HEAD' ? sendHead(reply, answer) : reply.send(answer)
}

/** What a page would say of itself, without the page. */
function sendHead(reply: FastifyReply, { status, headers }: Response) {
  for (const [name, value] of headers) reply.header(name, value)
  return reply.code(status).send('')
}

/** Gives the page a policy with a nonce of its own. Returns the nonce. */
function withPolicy(
  reply: FastifyReply,
  { adapters, mediaOrigin }: Pick<PageNeeds, 'adapters' | 'mediaOrigin'>,
): string {
  const nonce = secretToken(16)
  reply.header('content-security-policy', pagePolicy(nonce, adapters, mediaOrigin))
  return nonce
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? ''

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'cookie' || name.startsWith(':') || value === undefined) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // The pages get to know who asks from the context; of the cookies only appearance and language concern the rendering.
  const looks = request.headers.cookie?.match(lookCookies)
  if (looks) headers.set('cookie', looks.join('; '))
  return headers
}

const lookCookies = /\b(?:theme|lang)=[a-z]+/g
