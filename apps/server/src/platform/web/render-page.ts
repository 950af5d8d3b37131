import type { AccountRules } from '@fairhouse/contract/account-rules'
import type { Adapters } from '@fairhouse/contract/adapters'
import type { Winner } from '@fairhouse/contract/calls/winners'
import type { Game } from '@fairhouse/contract/entities/game'
import type { InitData } from '@fairhouse/contract/entities/init-data'
import type { PageContext } from '@fairhouse/contract/page-context'
import type { StorefrontBuild } from './storefront-build.ts'

/** What pages are rendered from. */
export interface RenderNeeds {
  readonly build: StorefrontBuild
  readonly brand: { readonly name: string }
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
  readonly features: PageContext['features']
}

/** Who asks for a page, and for what. */
export interface PageWish
  extends Pick<PageContext, 'userStatus' | 'catalogue' | 'playRules' | 'closedGame'> {
  readonly address: URL
  /** What the browser is told with the page. @param ip of who asks; null: the page is for many. */
  readonly init: (ip: string | null) => InitData
}

/** What differs from rendering to rendering of one wish. */
export type Rendering = Pick<PageContext, 'nonce' | 'isWhole' | 'init'>

/** @param asked as the storefront gets to see it. */
export const renderPage = (
  needs: RenderNeeds,
  asked: Request,
  { address, ...wish }: PageWish,
  rendering: Rendering,
): Promise<Response> =>
  needs.build.render(asked, {
    adapters: needs.adapters,
    mediaOrigin: needs.mediaOrigin ?? '',
    games: needs.games(),
    ...wish,
    ...rendering,
    brand: needs.brand,
    demo: needs.demo,
    mailbox: needs.mailbox,
    supportMail: needs.supportMail,
    accountRules: needs.accountRules,
    jackpots: needs.jackpots,
    paymentMethods: needs.paymentMethods,
    features: needs.features,
    origin: address.origin,
  })
