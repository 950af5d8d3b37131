import { data } from 'react-router'
import { pageContext } from '../shell/house/context.ts'
import { isLanguage } from '../shell/texts/languages.ts'
import { loadedWords } from '../features/search/loaded-words.server.ts'
import type { Route } from './+types/search-words.ts'

/** What the search sheet needs besides the games: its sentences, and the words that games are found by. */
export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  const { catalogue } = context.get(pageContext)
  // Its sentences belong to the scripts of a build: a copy that outlived a deployment would lack the new ones.
  const headers = { 'cache-control': 'private, no-cache' }
  return Response.json(loadedWords(catalogue, params.lang), { headers })
}
