import { InboxPage } from '../inbox/inbox-page.tsx'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/messages.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].inbox

/** The query concerns the messages, not the sentences: another page of them needs no new ones. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/messages',
    listed: false,
  })

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <InboxPage texts={loaderData} />
}
