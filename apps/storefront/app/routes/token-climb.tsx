import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { TokenClimbPage } from '../features/promos/token-climb.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/token-climb.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].promos

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.tokenClimb.title ?? '',
    description: loaderData?.tokenClimb.description ?? '',
    path: '/token-climb',
    listed: true,
  })

export default function TokenClimb({ loaderData }: Route.ComponentProps) {
  return <TokenClimbPage texts={loaderData} />
}
