import { contentMeta } from '../content/content-meta.ts'
import { ContentPage } from '../content/content-page.tsx'
import { loadContent } from '../content/content-page.server.ts'
import type { Route } from './+types/written.ts'

/** Every written page that needs nothing beside its text. */
export const loader = loadContent

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData?.house, loaderData?.page)

export default function Written({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
