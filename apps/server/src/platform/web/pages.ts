import type { Adapters } from '@fairhouse/contract/adapters'
import type { InitData } from '@fairhouse/contract/entities/init-data'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import type { PagePlayRules } from '@fairhouse/contract/entities/play-rules'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandSettings } from '../brand-settings.ts'
import { cookieIn } from '../http/cookies.ts'
import { isLanguage, type Language, preferredLanguage } from '../http/language.ts'
import type { Sessions } from '../http/sessions.ts'
import type { PlayerId } from '../ids.ts'
import type { Metrics } from '../metrics.ts'
import { type Way, wayOf } from './addresses.ts'
import { mountBrand } from './brand-files.ts'
import { mountManifest } from './manifest.ts'
import { mountFiles } from './files.ts'
import { gamePage } from './game-page.ts'
import { mountMedia } from './media.ts'
import { initData, type PageAsked } from './init-data.ts'
import { visit } from './page-visit.ts'
import type { Pictures } from './pictures.ts'
import type { RenderNeeds } from './render-page.ts'
import { addressAsked, sendPage, withPolicy } from './send-page.ts'
import type { ShareNeeds } from './send-shared-page.ts'
import { createVisitorsPages } from './visitors-pages.ts'

export interface PageNeeds extends RenderNeeds {
  readonly sessions: Sessions
  readonly metrics: Metrics
  readonly pictures: Pictures
  /** What of the brand is files. */
  readonly brandFiles: Pick<BrandSettings, 'logo' | 'colors'>
  /** What pages show to who asks: who they are, and the games that are on for them. */
  readonly seenBy: (player: PlayerId | null, userAgent: string) => Promise<Seen>
  /** A game by its address in any case, on or off: a page that was bookmarked says better why it cannot be played. */
  readonly knownGame: (uri: string) => KnownGame | undefined
}

/** What pages show to somebody. */
export interface Seen {
  readonly userStatus: UserStatus
  readonly catalogue: PageCatalogue
  /** Address of the game in which a round waits for them. */
  readonly waitsIn: string | null
  /** What the rules of the visitor's place allow at own games. */
  readonly playRules: PagePlayRules
}

/** A game that the house has or had. */
export interface KnownGame {
  readonly uri: string
  readonly name: string
  /** The family of one of our titles, which have pages of their own; null for a game of somebody else. */
  readonly family: string | null
  /** The kind of live room that it is played in, where anybody may watch; null for a game that is played alone. */
  readonly room: string | null
}

/** The storefront: its files, its rendered pages, and the page of each own game. */
export async function mountPages(app: FastifyInstance, needs: PageNeeds): Promise<void> {
  await mountFiles(app, needs.build)
  mountMedia(app, needs.pictures)
  mountBrand(app, needs.brandFiles)
  mountManifest(app, { name: needs.brand.name, stamp: needs.build.version.css })
  const sending = { ...needs, visitorsPages: createVisitorsPages() }
  app.get('/*', async (request, reply) => {
    const began = performance.now()
    reply.header('cache-control', 'private, no-cache')
    await answer(sending, request, reply)
    needs.metrics.pageServed((performance.now() - began) / 1000, reply.statusCode)
    return reply
  })
}

async function answer(needs: PageNeeds & ShareNeeds, request: FastifyRequest, reply: FastifyReply) {
  const way = wayOf(request.url, {
    language: () => languageOf(request),
    gameAddress: (uri) => needs.knownGame(uri)?.uri,
  })
  if (way.type === 'elsewhere') return sendOn(reply, way)
  const address = addressAsked(needs, request)
  if (address === null) return reply.code(400).type('text/plain; charset=utf-8').send('Bad Request')
  const session = await visit(needs.sessions, request, reply)
  const player = session.type === 'player' ? session.player : null
  const seen = await needs.seenBy(player, browserOf(request))
  const { userStatus, catalogue, playRules } = seen
  const page = { address, catalogue, language: way.language, headers: request.headers }
  const init = (ip: string | null) => toldWith(needs, { ...page, ip })
  const asked = gameAsked(way.below)
  const game = asked && needs.knownGame(asked.uri)
  const isOpen = game && canBeOpened(needs, seen, game)
  const family = isOpen ? familyToPlay(asked, game) : null
  if (game && family !== null) {
    const { language } = way
    return sendGame(needs, reply, { language, game, family, player, init: init(request.ip) })
  }
  const closedGame = isOpen ? null : namedGame(game)
  const shown = { player, userStatus, catalogue, playRules, closedGame, address, init }
  return sendPage(needs, request, reply, shown)
}

/** The family of a game whose own page is asked for; null for any other page. */
const familyToPlay = (
  asked: { readonly toPlay: boolean } | null,
  game: KnownGame | null | undefined,
): KnownGame['family'] | null => (asked?.toPlay ? (game?.family ?? null) : null)

const namedGame = (game: KnownGame | null | undefined) =>
  game ? { uri: game.uri, name: game.name } : null

/** What the browser is told with a page. */
const toldWith = (
  { pageValues: { winners, paymentMethods }, mediaOrigin, build }: PageNeeds,
  page: Pick<PageAsked, 'address' | 'catalogue' | 'headers' | 'ip' | 'language'>,
): InitData =>
  initData({
    ...page,
    winners: winners(),
    mediaOrigin,
    build: build.version,
    cashier: openWays(paymentMethods()),
  })

/** Which ways the cashier is open. */
const openWays = (methods: readonly PaymentMethod[]): InitData['cashier'] => ({
  deposit: methods.some(({ deposit }) => deposit !== null),
  withdraw: methods.some(({ withdrawal }) => withdrawal !== null),
})

/** A round that was begun may be finished, whatever became of the game. Without its page, an own game can be opened as little as one that is off. */
function canBeOpened(
  { build }: Pick<PageNeeds, 'build'>,
  { catalogue, waitsIn }: Seen,
  { uri, family }: KnownGame,
): boolean {
  const isOn = waitsIn === uri || catalogue.find(uri) !== undefined
  return isOn && (family === null || build.gameTemplate !== null)
}

const browserOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''

/** The language for who comes without one in the path: chosen before, else wanted by the browser. */
function languageOf({ headers }: FastifyRequest): Language {
  const chosen = cookieIn(headers.cookie, 'lang')
  return isLanguage(chosen) ? chosen : preferredLanguage(headers['accept-language'])
}

/** What has moved for everybody may be remembered, but not for ever. */
function sendOn(reply: FastifyReply, { to, forAll }: Extract<Way, { type: 'elsewhere' }>) {
  if (forAll) return reply.header('cache-control', 'public, max-age=3600').redirect(to, 301)
  return reply.header('vary', 'accept-language, cookie').redirect(to, 302)
}

/** The game that a path below the language is about: to play it, or to read about it. */
function gameAsked(below: readonly string[]): { uri: string; toPlay: boolean } | null {
  const [first, second, ...rest] = below
  if (first === undefined || rest.length > 0) return null
  if (second !== undefined) return first === 'games' ? { uri: page(second), toPlay: false } : null
  return { uri: page(first), toPlay: !first.endsWith(dataOfPage) }
}

/** How the app asks for what a page is made of. */
const dataOfPage = '.data'
const page = (part: string): string =>
  part.endsWith(dataOfPage) ? part.slice(0, -dataOfPage.length) : part

/** Whoever is not signed in is sent to the login, and from there back here; a live room may be watched without an account. */
function sendGame(
  needs: PageNeeds,
  reply: FastifyReply,
  asked: {
    readonly language: Language
    readonly game: KnownGame
    readonly family: string
    readonly player: PlayerId | null
    readonly init: InitData
  },
) {
  const { language, game, family, player, init } = asked
  const { uri, name, room } = game
  if (player === null && room === null)
    return reply.redirect(`/${language}/login?source=/${language}/${uri}`, 302)
  const nonce = withPolicy(reply, needs)
  const page = { uri, family, room, name, demo: needs.demo, brand: needs.brand.name }
  const facts = { lang: language, ...page, adapters: anyOf(needs.adapters), init }
  const template = needs.build.gameTemplate ?? ''
  return reply.type('text/html; charset=utf-8').send(gamePage(template, facts, nonce))
}

const anyOf = (adapters: Adapters): Adapters | null =>
  Object.values(adapters).some((one) => one !== null) ? adapters : null
