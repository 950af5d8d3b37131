import { OverviewPage } from '../cashier/frame/overview-page.tsx'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/cashier-overview.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].cashierFrame

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.lead ?? '',
    path: '/cashier',
    listed: false,
  })

export default function CashierOverview({ loaderData }: Route.ComponentProps) {
  return <OverviewPage texts={loaderData} />
}
