import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { isLanguage } from '../language/languages.ts'
import { loadedWords } from '../search/loaded-words.server.ts'
import type { Route } from './+types/search-words.ts'

/** What the search sheet needs besides the games: its sentences, and the words that games are found by. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  const { catalogue } = context.get(pageContext)
  const stamp = new URL(request.url).searchParams.get('v')
  const keep = stamp === catalogue.stamp ? 'private, max-age=86400' : 'private, no-cache'
  return Response.json(loadedWords(catalogue, params.lang), { headers: { 'cache-control': keep } })
}
