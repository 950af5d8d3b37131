import { BonusCode } from '../features/cashier/bonus/bonus-code.tsx'
import { worthGames } from '../features/cashier/bonus/worth/worth-game.ts'
import { CashierPage } from '../features/cashier/frame/cashier-page.tsx'
import { pageContext } from '../shell/house/context.ts'
import { certificateOf } from '../features/games/certificates.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-bonus.ts'

/** The longest code that there can be. */
const longest = 40

/** A code in the address stands in the field already. */
export const loader = ({ request, params, context }: Route.LoaderArgs) => ({
  texts: texts[languageOfPath(new URL(request.url).pathname)].cashierBonus,
  code: (params.bonusCode ?? '').slice(0, longest),
  games: worthGames(context.get(pageContext).catalogue, certificateOf),
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/cashier/bonus',
    listed: false,
  })

export default function CashierBonus({ loaderData }: Route.ComponentProps) {
  const { heading, lead } = loaderData.texts
  return (
    <CashierPage heading={heading} lead={lead}>
      <BonusCode key={loaderData.code} {...loaderData} />
    </CashierPage>
  )
}
