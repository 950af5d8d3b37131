import { WelcomePage } from '../account/welcome-page.tsx'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/registration-successful.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].account

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.welcomeTitle ?? '',
    description: loaderData?.welcomeMeans ?? '',
    path: '/registration-successful',
    listed: false,
  })

export default function RegistrationSuccessful({ loaderData }: Route.ComponentProps) {
  return <WelcomePage texts={loaderData} />
}
