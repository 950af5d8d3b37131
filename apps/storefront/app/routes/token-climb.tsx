import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { TokenTowerPage } from '../features/promos/token-tower.tsx'
import { texts } from '../shell/texts/texts.server.ts'
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
