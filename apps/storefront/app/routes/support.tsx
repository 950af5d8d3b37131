import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { SupportPage } from '../support/support-page.tsx'
import { texts } from '../texts/texts.server.ts'
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
