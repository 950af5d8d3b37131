import { FavoritesPage } from '../favorites/favorites-page.tsx'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/favorites.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { favorites, home } = texts[languageOfPath(new URL(request.url).pathname)]
  return { favorites, home }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.favorites.title ?? '',
    description: loaderData?.favorites.description ?? '',
    path: '/favorites',
    listed: false,
  })

export default function Favorites({ loaderData }: Route.ComponentProps) {
  return <FavoritesPage {...loaderData} />
}
