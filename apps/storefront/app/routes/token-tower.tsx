import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { TokenTowerPage } from '../promos/token-tower.tsx'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/token-tower.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].promos

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.tokenTower.title ?? '',
    description: loaderData?.tokenTower.description ?? '',
    path: '/token-tower',
    listed: true,
  })

export default function TokenTower({ loaderData }: Route.ComponentProps) {
  return <TokenTowerPage texts={loaderData} />
}
