import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { createCommonStart } from '../http/common-start.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { secretToken } from '../ids.ts'
import { abilitiesOf } from './init-data.ts'
import { inlineHashes } from './inline-hashes.ts'
import { commonStartOf, ownEnd } from './own-part.ts'
import { type PageWish, type RenderNeeds, renderPage } from './render-page.ts'
import { type ThemeCookie, themeCookie } from './theme-cookie.ts'
import type { SharedPage, VisitorsPages } from './visitors-pages.ts'

/** What is kept from page to page. */
export interface ShareNeeds extends RenderNeeds {
  readonly visitorsPages: VisitorsPages
}

/** Visitors who ask for a page without a question in its address see the same. */
export const isForAllVisitors = (
  { method }: FastifyRequest,
  { address, userStatus }: PageWish,
): boolean => !userStatus.isLogged && method === 'GET' && address.search === ''

/** Answers a visitor with the page that all like him get, and with what is his own after it. */
export async function sendSharedPage(
  needs: ShareNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  wish: PageWish,
) {
  const { status, headers, start, isWhole } = await sharedPage(needs, request, wish)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const bytes = await start.withEnd(isWhole ? ownEnd({ ip: request.ip }) : '', encoding)
  for (const [name, value] of headers) reply.header(name, value)
  reply.code(status).header('vary', 'accept-encoding')
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

/**
 * What a page depends on is in its key: the address, the looks, the kind of browser, and the catalogue as it stands. It is rendered from a
 * request that holds nothing else of who asks, so that nothing of one visitor can reach another.
 */
function sharedPage(
  needs: ShareNeeds,
  request: FastifyRequest,
  wish: PageWish,
): Promise<SharedPage> {
  const { address, catalogue, closedGame } = wish
  const looks = themeCookie(request.headers.cookie)
  const { mobileClient, supportsWebP } = abilitiesOf(request.headers)
  const kind = [mobileClient, supportsWebP, looks, catalogue.stamp, closedGame?.uri]
  return needs.visitorsPages.page(`${address.href} ${kind.join(' ')}`, () =>
    share(needs, wish, looks),
  )
}

async function share(
  needs: ShareNeeds,
  wish: PageWish,
  looks: ThemeCookie | null,
): Promise<SharedPage> {
  const mark = secretToken(18).replaceAll(/[^A-Za-z0-9]/g, '0')
  const asked = new Request(wish.address, { headers: looks === null ? {} : { cookie: looks } })
  const rendering = { nonce: mark, isWhole: true, init: wish.init(null) }
  const answer = await renderPage(needs, asked, wish, rendering)
  if (answer.headers.has('set-cookie')) throw new Error('a page that many share sets a cookie')
  const { text, inline } = inlineHashes(await answer.text(), mark)
  const policy = pagePolicy(inline, needs.adapters, needs.mediaOrigin, needs.gameFrames())
  const start = commonStartOf(text)
  return {
    status: answer.status,
    headers: [...answer.headers, ['content-security-policy', policy]],
    start: createCommonStart(start ?? text),
    isWhole: start !== null,
  }
}
