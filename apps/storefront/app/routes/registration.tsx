import { birthYears, houseDay } from '@fairhouse/contract/age'
import { monthsIn } from '../features/account/months.server.ts'
import { onTheWay } from '../features/account/on-the-way.server.ts'
import { RegistrationPage } from '../features/account/registration-page.tsx'
import { pageContext } from '../shell/house/context.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/registration.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const { accountRules, userStatus, catalogue } = context.get(pageContext)
  return {
    texts: texts[language].account,
    onTheWay: onTheWay(request, catalogue),
    countries: accountRules.countriesIn(language),
    months: monthsIn(language),
    years: birthYears(houseDay(userStatus.serverTime)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.signUpTitle ?? '',
    description: loaderData?.texts.signUpDescription ?? '',
    path: '/registration',
  })

export default function Registration({ loaderData }: Route.ComponentProps) {
  return <RegistrationPage {...loaderData} />
}
