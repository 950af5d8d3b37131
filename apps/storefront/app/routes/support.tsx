import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { SupportPage } from '../features/support/support-page.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/support.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].supportTickets

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/support',
    listed: false,
  })

export default function Support({ loaderData }: Route.ComponentProps) {
  return <SupportPage texts={loaderData} />
}
