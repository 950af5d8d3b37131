import { houseOf } from '../shell/house/house-of.ts'
import { ChangePasswordPage } from '../features/passwords/change-password-page.tsx'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/change-password.ts'

export const loader = ({ request }: Route.LoaderArgs) => {
  const { passwords, account } = texts[languageOfPath(new URL(request.url).pathname)]
  return { texts: passwords, account }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.changeTitle ?? '',
    description: loaderData?.texts.changeDescription ?? '',
    path: '/change-password',
    listed: false,
  })

export default function ChangePassword({ loaderData }: Route.ComponentProps) {
  return <ChangePasswordPage {...loaderData} />
}
