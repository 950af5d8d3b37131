import { ResultPage } from '../features/cashier/result/result-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-deposit-result.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { cashierResult: result, cashierWords: words } =
    texts[languageOfPath(new URL(request.url).pathname)]
  return { result, words }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.result.title ?? '',
    description: loaderData?.result.description ?? '',
    path: `/cashier/deposit-result/${params.offsiteTransactionId}`,
    listed: false,
  })

export default function CashierDepositResult({ loaderData, params }: Route.ComponentProps) {
  return <ResultPage texts={loaderData} offsiteTransactionId={params.offsiteTransactionId} />
}
