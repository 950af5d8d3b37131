import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { LimitsPage } from '../features/limits/limits-page.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/limits.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].limits

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/limits',
    listed: false,
  })

export default function Limits({ loaderData }: Route.ComponentProps) {
  return <LimitsPage texts={loaderData} />
}
