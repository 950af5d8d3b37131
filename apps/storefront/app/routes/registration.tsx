import { countriesIn, monthsIn } from '../account/countries.server.ts'
import { RegistrationPage } from '../account/registration-page.tsx'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/registration.ts'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    texts: texts[language].account,
    countries: countriesIn(language),
    months: monthsIn(language),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.texts.signUpTitle ?? '',
    description: loaderData?.texts.signUpDescription ?? '',
    path: '/registration',
  })

export default function Registration({ loaderData }: Route.ComponentProps) {
  return <RegistrationPage {...loaderData} />
}
