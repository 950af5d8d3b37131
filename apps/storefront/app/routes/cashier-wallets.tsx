import { CashierPage } from '../features/cashier/frame/cashier-page.tsx'
import { Wallets } from '../features/cashier/wallets/wallets.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-wallets.ts'

export function loader({ request }: Route.LoaderArgs) {
  const all = texts[languageOfPath(new URL(request.url).pathname)]
  return { page: all.cashierWallets, words: all.cashierWords }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.page.title ?? '',
    description: loaderData?.page.description ?? '',
    path: '/cashier/wallets',
    listed: false,
  })

export default function CashierWallets({ loaderData }: Route.ComponentProps) {
  const { heading, lead } = loaderData.page
  return (
    <CashierPage heading={heading} lead={lead}>
      <Wallets texts={loaderData} />
    </CashierPage>
  )
}
