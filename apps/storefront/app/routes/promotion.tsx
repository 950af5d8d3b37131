import { contentMeta } from '../features/content/content-meta.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { loadPromotion } from '../features/promotions/promotion-page.server.ts'
import { PromotionPage } from '../features/promotions/promotion-page.tsx'
import type { Route } from './+types/promotion.ts'

export const loader = (asked: Route.LoaderArgs) => loadPromotion(asked, asked.params.promotion)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function Promotion({ loaderData }: Route.ComponentProps) {
  return <PromotionPage {...loaderData} />
}
