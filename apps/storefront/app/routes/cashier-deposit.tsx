import { DepositPage } from '../features/cashier/deposit/deposit-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-deposit.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { cashierDeposit: deposit, cashierWords: words } =
    texts[languageOfPath(new URL(request.url).pathname)]
  return { deposit, words }
}

/** The query chooses a way to pay, which needs no new sentences. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.deposit.title ?? '',
    description: loaderData?.deposit.description ?? '',
    path: '/cashier/deposit',
    listed: false,
  })

export default function CashierDeposit({ loaderData }: Route.ComponentProps) {
  return <DepositPage texts={loaderData} />
}
