import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { SecurityPage } from '../security/security-page.tsx'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/security.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].security

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/security',
    listed: false,
  })

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityPage texts={loaderData} />
}
