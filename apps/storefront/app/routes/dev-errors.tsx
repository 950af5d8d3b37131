import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { GalleryPage } from '../errors/gallery-page.tsx'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/dev-errors.ts'

/** Only a demo has it. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(pageContext).demo) throw data(null, { status: 404 })
  return texts[languageOfPath(new URL(request.url).pathname)].gallery
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.lead ?? '',
    path: '/dev/errors',
    listed: false,
  })

export default function DevErrors({ loaderData }: Route.ComponentProps) {
  return <GalleryPage texts={loaderData} />
}
