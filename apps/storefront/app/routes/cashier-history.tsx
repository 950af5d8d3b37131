import { CashierPage } from '../features/cashier/frame/cashier-page.tsx'
import { PaymentHistory, PlayHistory } from '../features/cashier/history/payment-history.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { useStatus } from '../shell/session/client-context.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-history.ts'

export function loader({ request }: Route.LoaderArgs) {
  const all = texts[languageOfPath(new URL(request.url).pathname)]
  return { texts: all.cashierHistory, words: all.cashierWords }
}

/** The query concerns the payments, not the sentences: other filters need no new ones. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/cashier/history',
    listed: false,
  })

export default function CashierHistory({
  loaderData: { texts: page, words },
}: Route.ComponentProps) {
  const status = useStatus()
  if (status.isLogged && status.userType === 2) {
    return (
      <CashierPage heading={page.heading} lead={page.playLead}>
        <PlayHistory texts={page} />
      </CashierPage>
    )
  }
  return (
    <CashierPage heading={page.heading} lead={page.lead}>
      <PaymentHistory texts={page} words={words} />
    </CashierPage>
  )
}
