import { houseOf } from '../language/house-of.ts'
import { ChangePasswordPage } from '../passwords/change-password-page.tsx'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
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
