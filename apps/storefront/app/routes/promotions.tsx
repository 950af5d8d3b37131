import { contentMeta } from '../features/content/content-meta.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { loadPromotions } from '../features/promotions/promotion-page.server.ts'
import { PromotionsPage } from '../features/promotions/promotions-page.tsx'
import type { Route } from './+types/promotions.ts'

export const loader = (asked: Route.LoaderArgs) => loadPromotions(asked)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function Promotions({ loaderData }: Route.ComponentProps) {
  return <PromotionsPage {...loaderData} />
}
