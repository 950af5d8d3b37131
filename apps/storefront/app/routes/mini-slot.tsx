import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { MiniSlotPage } from '../features/promos/mini-slot.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/mini-slot.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].promos

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.miniSlot.title ?? '',
    description: loaderData?.miniSlot.description ?? '',
    path: '/mini-slot',
    listed: true,
  })

export default function MiniSlot({ loaderData }: Route.ComponentProps) {
  return <MiniSlotPage texts={loaderData} />
}
