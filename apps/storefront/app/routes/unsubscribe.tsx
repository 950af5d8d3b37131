import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { UnsubscribePage } from '../newsletter/unsubscribe-page.tsx'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/unsubscribe.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].newsletter

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/newsletters/unsubscribe',
    listed: false,
  })

export default function Unsubscribe({ loaderData, params }: Route.ComponentProps) {
  return <UnsubscribePage key={params.token} texts={loaderData} token={params.token} />
}
