import type { Adapters } from '@fairhouse/contract/adapters'
import type { InitData } from '@fairhouse/contract/entities/init-data'
import type { Brand, PageContext, PageValues } from '@fairhouse/contract/page-context'
import type { StorefrontBuild } from './storefront-build.ts'

/** What pages are rendered from. */
export interface RenderNeeds {
  readonly build: StorefrontBuild
  readonly brand: Brand
  readonly demo: boolean
  /** Letters lie at `/dev/mailbox` instead of being sent. */
  readonly mailbox: boolean
  /** Where players write to; null: nowhere. */
  readonly supportMail: string | null
  readonly publicOrigin: string | null
  /** From where browsers take pictures of games; null: from here. */
  readonly mediaOrigin: string | null
  readonly adapters: Adapters
  /** Origins of frames that games of providers are played in, as they are now. */
  readonly gameFrames: () => readonly string[]
  /** What modules tell all pages. */
  readonly pageValues: PageValues
}

/** Who asks for a page, and for what. */
export interface PageWish
  extends Pick<PageContext, 'player' | 'userStatus' | 'catalogue' | 'playRules' | 'closedGame'> {
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
    ...needs.pageValues,
    adapters: needs.adapters,
    mediaOrigin: needs.mediaOrigin ?? '',
    ...wish,
    ...rendering,
    brand: needs.brand,
    demo: needs.demo,
    mailbox: needs.mailbox,
    supportMail: needs.supportMail,
    origin: address.origin,
  })
