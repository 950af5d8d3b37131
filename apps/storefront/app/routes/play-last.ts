import { redirect } from 'react-router'
import { pageContext } from '../shell/house/context.ts'
import { lastPlayedIds } from '../features/games/last-played.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import type { Route } from './+types/play-last.ts'

/** On to the game that was played last; whoever has not played yet comes to the first that can be played. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { userStatus, catalogue } = context.get(pageContext)
  const language = languageOfPath(new URL(request.url).pathname)
  const played = lastPlayedIds(userStatus).flatMap((id) => catalogue.byId(id) ?? [])
  const game = [...played, ...catalogue.games].find(({ sandbox }) => !sandbox)
  return redirect(`/${language}/${game?.uri ?? 'lobby'}`)
}
