import { BuyPage } from '../features/cashier/buy-crypto/buy-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-buy-crypto.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { cashierBuy: buy, cashierWords: words } =
    texts[languageOfPath(new URL(request.url).pathname)]
  return { buy, words }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.buy.title ?? '',
    description: loaderData?.buy.lead ?? '',
    path: '/cashier/buy-crypto',
    listed: false,
  })

export default function CashierBuyCrypto({ loaderData }: Route.ComponentProps) {
  return <BuyPage texts={loaderData} />
}
