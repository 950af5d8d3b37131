import type { DepositTexts } from '../features/cashier/deposit/deposit-texts.ts'
import { DepositPage } from '../features/cashier/deposit/deposit-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-deposit.ts'

export function loader({ request }: Route.LoaderArgs) {
  const {
    cashierDeposit: deposit,
    cashierWords: words,
    cashierBonus,
  } = texts[languageOfPath(new URL(request.url).pathname)]
  return { deposit, words, bonus: besideCoins(cashierBonus) }
}

/** Of all that the page of bonuses says, what is said beside coins. */
function besideCoins({
  heading,
  claim,
  claimed,
  required,
  depositBy,
  terms,
  match,
  spins,
  chip,
  from,
  types,
}: DepositTexts['bonus']): DepositTexts['bonus'] {
  return {
    heading,
    claim,
    claimed,
    required,
    depositBy,
    terms,
    match,
    spins,
    chip,
    from,
    types,
  }
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
