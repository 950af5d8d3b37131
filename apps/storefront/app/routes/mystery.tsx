import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { MysteryPage } from '../features/promos/mystery.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/mystery.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].promos

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.mystery.title ?? '',
    description: loaderData?.mystery.description ?? '',
    path: '/mystery',
    listed: true,
  })

export default function Mystery({ loaderData }: Route.ComponentProps) {
  return <MysteryPage texts={loaderData} />
}
