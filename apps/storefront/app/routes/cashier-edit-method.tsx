import { EditMethodPage } from '../features/cashier/methods/edit-method-page.tsx'
import { methodTextsOf } from '../features/cashier/methods/method-texts.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import type { Route } from './+types/cashier-edit-method.ts'

export const loader = ({ request }: Route.LoaderArgs) => methodTextsOf(request)

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.methods.title ?? '',
    description: loaderData?.methods.description ?? '',
    path: `/cashier/deposit/edit-method/${params.userPMId}`,
    listed: false,
  })

export default function CashierEditMethod({ loaderData, params }: Route.ComponentProps) {
  return <EditMethodPage texts={loaderData} userPMId={params.userPMId} />
}
