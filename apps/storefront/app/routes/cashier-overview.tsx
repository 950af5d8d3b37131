import { OverviewPage } from '../features/cashier/frame/overview-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
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
