import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import { TournamentsPage } from '../features/tournaments/tournaments-page.tsx'
import type { Route } from './+types/tournaments.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].tournaments

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/tournaments',
    listed: true,
  })

export default function Tournaments({ loaderData }: Route.ComponentProps) {
  return <TournamentsPage texts={loaderData} />
}
