import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { MysteryPage } from '../promos/mystery.tsx'
import { texts } from '../texts/texts.server.ts'
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
