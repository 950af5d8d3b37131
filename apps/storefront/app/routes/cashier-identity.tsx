import { CashierPage } from '../features/cashier/frame/cashier-page.tsx'
import { IdentityCheck } from '../features/cashier/identity/identity.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-identity.ts'

export function loader({ request }: Route.LoaderArgs) {
  const all = texts[languageOfPath(new URL(request.url).pathname)]
  return { page: all.cashierIdentity, words: all.cashierWords }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.page.title ?? '',
    description: loaderData?.page.description ?? '',
    path: '/cashier/identity',
    listed: false,
  })

export default function CashierIdentity({ loaderData }: Route.ComponentProps) {
  const { heading, lead } = loaderData.page
  return (
    <CashierPage heading={heading} lead={lead}>
      <IdentityCheck texts={loaderData} />
    </CashierPage>
  )
}
