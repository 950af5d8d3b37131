import { CashierPage } from '../features/cashier/frame/cashier-page.tsx'
import { Withdraw } from '../features/cashier/withdraw/withdraw.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-withdraw.ts'

export function loader({ request }: Route.LoaderArgs) {
  const all = texts[languageOfPath(new URL(request.url).pathname)]
  const { proof, close, showPassword, hidePassword } = all.security
  return {
    page: all.cashierWithdraw,
    words: all.cashierWords,
    faults: all.account.faults,
    proof: {
      proof: { ...proof, text: all.cashierWithdraw.proofText },
      close,
      showPassword,
      hidePassword,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.page.title ?? '',
    description: loaderData?.page.description ?? '',
    path: '/cashier/withdraw',
    listed: false,
  })

export default function CashierWithdraw({ loaderData }: Route.ComponentProps) {
  const { heading, lead } = loaderData.page
  return (
    <CashierPage heading={heading} lead={lead}>
      <Withdraw texts={loaderData} />
    </CashierPage>
  )
}
