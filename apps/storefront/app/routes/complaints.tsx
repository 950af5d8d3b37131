import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { ComplaintsPage } from '../features/complaints/complaints-page.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/complaints.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].complaints

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/complaints',
    listed: false,
  })

export default function Complaints({ loaderData }: Route.ComponentProps) {
  return <ComplaintsPage texts={loaderData} />
}
