import { LoginPage } from '../account/login-page.tsx'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/login.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].account

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.logInTitle ?? '',
    description: loaderData?.logInDescription ?? '',
    path: '/login',
    listed: false,
  })

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage texts={loaderData} />
}
