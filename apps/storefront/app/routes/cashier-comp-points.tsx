import { CompPoints } from '../features/cashier/comp-points/comp-points.tsx'
import { CashierPage } from '../features/cashier/frame/cashier-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-comp-points.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].cashierCompPoints

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/cashier/comp-points',
    listed: false,
  })

export default function CashierCompPoints({ loaderData }: Route.ComponentProps) {
  return (
    <CashierPage heading={loaderData.heading} lead={loaderData.lead}>
      <CompPoints texts={loaderData} />
    </CashierPage>
  )
}
