import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/content-page.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import type { Route } from './+types/written.ts'

/** Every written page that needs nothing beside its text. */
export const loader = loadContent

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function Written({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
