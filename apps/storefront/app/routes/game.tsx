import { ownStudio } from '@fairhouse/contract/entities/provider'
import { useEffect } from 'react'
import { Redirecting } from '../account/redirecting.tsx'
import { pageContext } from '../context.ts'
import { closedOwn, closedProviders } from '../game-info/load-closed-game.server.ts'
import { ClosedGamePage } from '../game-info/closed-game-page.tsx'
import { missingAt } from '../game-info/load-missing.server.ts'
import { MissingPage } from '../game-info/missing-page.tsx'
import { languageOfPath } from '../language/languages.ts'
import { missingMeta } from '../pages/page-meta.ts'
import type { Route } from './+types/game.ts'

/**
 * The address of a game. Those that can be played are documents of their own, so here come those that cannot, whoever was led to a
 * game from within the app, and addresses that no game has.
 */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const { catalogue, closedGame } = context.get(pageContext)
  const language = languageOfPath(pathname)
  if (closedGame !== null) return { closed: closedOwn(closedGame, language) }
  const game = catalogue.find(params.game)
  if (game === undefined) return missingAt(pathname, catalogue)
  if (game.provider === ownStudio) return { leaving: `/${language}/${game.uri}` }
  return { closed: closedProviders(game, language) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const house = matches[0].loaderData?.house
  if (!house || !loaderData || !('closed' in loaderData)) return missingMeta(house)
  return [
    { title: `${house.errors.refusals.gameNotEnabled.title} – ${house.brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function GameRoute({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <MissingPage missing={loaderData.missing} />
  if ('closed' in loaderData) return <ClosedGamePage closed={loaderData.closed} />
  return <Leaving to={loaderData.leaving} />
}

/** The game's page takes the place of this one, so that "back" leads to where the player came from. */
function Leaving({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return <Redirecting />
}
