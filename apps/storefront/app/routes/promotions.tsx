import { contentMeta } from '../content/content-meta.ts'
import { houseOf } from '../language/house-of.ts'
import { loadPromotions } from '../promotions/promotion-page.server.ts'
import { PromotionsPage } from '../promotions/promotions-page.tsx'
import type { Route } from './+types/promotions.ts'

export const loader = (asked: Route.LoaderArgs) => loadPromotions(asked)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function Promotions({ loaderData }: Route.ComponentProps) {
  return <PromotionsPage {...loaderData} />
}
