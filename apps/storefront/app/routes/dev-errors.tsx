import { data } from 'react-router'
import { pageContext } from '../shell/house/context.ts'
import { GalleryPage } from '../shell/error-pages/gallery-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
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
