import { pageContext } from '../shell/house/context.ts'
import { missingAt } from '../features/game-info/load-missing.server.ts'
import { MissingPage } from '../features/game-info/missing-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { missingMeta } from '../shell/page/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  missingAt(new URL(request.url).pathname, context.get(pageContext).catalogue)

export const meta: Route.MetaFunction = ({ matches }) => missingMeta(houseOf(matches))

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <MissingPage missing={loaderData.missing} />
}
