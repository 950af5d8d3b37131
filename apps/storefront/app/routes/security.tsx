import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { SecurityPage } from '../features/security/security-page.tsx'
import { texts } from '../shell/texts/texts.server.ts'
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
