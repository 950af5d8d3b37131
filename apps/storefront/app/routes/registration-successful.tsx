import { WelcomePage } from '../features/account/welcome-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
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
