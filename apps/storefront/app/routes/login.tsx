import { LoginPage } from '../features/account/login-page.tsx'
import { onTheWay } from '../features/account/on-the-way.server.ts'
import { pageContext } from '../shell/house/context.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/login.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { account, signIn } = texts[languageOfPath(new URL(request.url).pathname)]
  return { account, signIn, onTheWay: onTheWay(request, context.get(pageContext).catalogue) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.account.logInTitle ?? '',
    description: loaderData?.account.logInDescription ?? '',
    path: '/login',
    listed: false,
  })

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage texts={loaderData.account} words={loaderData.signIn} />
}
