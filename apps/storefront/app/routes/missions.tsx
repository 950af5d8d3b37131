import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { MissionsPage } from '../features/missions/missions-page.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/missions.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].missions

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/missions',
    listed: false,
  })

export default function Missions({ loaderData }: Route.ComponentProps) {
  return <MissionsPage texts={loaderData} />
}
