import { AddMethodPage } from '../features/cashier/methods/add-method-page.tsx'
import { methodTextsOf } from '../features/cashier/methods/method-texts.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import type { Route } from './+types/cashier-add-method.ts'

export const loader = ({ request }: Route.LoaderArgs) => methodTextsOf(request)

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.methods.title ?? '',
    description: loaderData?.methods.description ?? '',
    path: `/cashier/deposit/add-method/${params.pmName}`,
    listed: false,
  })

export default function CashierAddMethod({ loaderData, params }: Route.ComponentProps) {
  return <AddMethodPage texts={loaderData} pmName={params.pmName} />
}
