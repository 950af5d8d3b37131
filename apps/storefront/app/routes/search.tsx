import { data } from 'react-router'
import { pageContext } from '../shell/house/context.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { searchResults } from '../features/search/search-page.server.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/search.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const results = searchResults(context.get(pageContext).catalogue, searchParams)
  const exists = results.page >= 1 && results.page <= results.pages
  return data(
    { texts: texts[languageOfPath(pathname)].search, results },
    { status: exists ? 200 : 404 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/search',
    listed: false,
  })

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage texts={loaderData.texts} results={loaderData.results} />
}
