import { pageContext } from '../context.ts'
import { missingAt } from '../game-info/load-missing.server.ts'
import { MissingPage } from '../game-info/missing-page.tsx'
import { houseOf } from '../language/house-of.ts'
import { missingMeta } from '../pages/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  missingAt(new URL(request.url).pathname, context.get(pageContext).catalogue)

export const meta: Route.MetaFunction = ({ matches }) => missingMeta(houseOf(matches))

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <MissingPage missing={loaderData.missing} />
}
