import { BetsPage } from '../features/bets/bets-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/my-bets.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { bets, sharing } = texts[languageOfPath(new URL(request.url).pathname)]
  return { texts: bets, share: sharing }
}

/** The query concerns the rounds, not the sentences: another page of them needs no new ones. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/my-bets',
    listed: false,
  })

export default function MyBets({ loaderData }: Route.ComponentProps) {
  return <BetsPage {...loaderData} />
}
