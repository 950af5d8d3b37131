import { BetsPage } from '../bets/bets-page.tsx'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/my-bets.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].bets

/** The query concerns the rounds, not the sentences: another page of them needs no new ones. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/my-bets',
    listed: false,
  })

export default function MyBets({ loaderData }: Route.ComponentProps) {
  return <BetsPage texts={loaderData} />
}
