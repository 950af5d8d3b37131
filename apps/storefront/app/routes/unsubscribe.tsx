import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { UnsubscribePage } from '../features/newsletter/unsubscribe-page.tsx'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
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
