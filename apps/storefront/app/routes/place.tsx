import { ownStudio } from '@fairhouse/contract/entities/provider'
import { useEffect } from 'react'
import { data } from 'react-router'
import { Redirecting } from '../features/account/redirecting.tsx'
import type { PageContext } from '@fairhouse/contract/page-context'
import { pageContext } from '../shell/house/context.ts'
import { ClosedGamePage } from '../features/game-info/closed-game-page.tsx'
import { closedOwn, closedProviders } from '../features/game-info/load-closed-game.server.ts'
import { missingAt } from '../features/game-info/load-missing.server.ts'
import { MissingPage } from '../features/game-info/missing-page.tsx'
import { JackpotBoard } from '../features/jackpots/jackpot-board.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { ListPageView } from '../features/lists/list-page-view.tsx'
import { listMeta } from '../features/lists/list-meta.ts'
import { loadList } from '../features/lists/load-list.server.ts'
import { missingMeta } from '../shell/page/page-meta.ts'
import { providedGame } from '../features/provided/load-provided-game.server.ts'
import { ProvidedGamePage } from '../features/provided/provided-game-page.tsx'
import type { Route } from './+types/place.ts'

/**
 * One word below the language: a list of games, a provider's games, or the address of a game. They share a route, because the router
 * ranks all routes before a page can wake (`docs/decisions/038-all-routes-from-the-beginning.md`).
 */
export async function loader({ url, params: { place }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const found = await loadList(url, page)
  if (found === null) return loadGame(place, url.pathname, page)
  return data(found, { status: found.list.exists ? 200 : 404 })
}

/**
 * Games that can be played are documents of their own, so here come those that cannot, whoever was led to a game from within the app,
 * and addresses that nothing has.
 */
function loadGame(uri: string, pathname: string, { catalogue, closedGame }: PageContext) {
  const language = languageOfPath(pathname)
  if (closedGame !== null) return { closed: closedOwn(closedGame, language) }
  const game = catalogue.find(uri)
  if (game === undefined) return missingAt(pathname, catalogue)
  if (game.provider === ownStudio) return { leaving: `/${language}/${game.uri}` }
  return game.sandbox
    ? { closed: closedProviders(game, language) }
    : { provided: providedGame(game, language) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const house = houseOf(matches)
  if (loaderData && 'list' in loaderData) return listMeta(house, loaderData)
  if (house && loaderData && 'provided' in loaderData)
    return [
      { title: `${loaderData.provided.name} – ${house.brand}` },
      { name: 'robots', content: 'noindex' },
    ]
  if (!house || !loaderData || !('closed' in loaderData)) return missingMeta(house)
  return [
    { title: `${house.errors.refusals.gameNotEnabled.title} – ${house.brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Place({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <MissingPage missing={loaderData.missing} />
  if ('closed' in loaderData) return <ClosedGamePage closed={loaderData.closed} />
  if ('provided' in loaderData)
    return <ProvidedGamePage key={loaderData.provided.uri} game={loaderData.provided} />
  if ('leaving' in loaderData) return <Leaving to={loaderData.leaving} />
  const { list, about, words, jackpots } = loaderData
  return (
    <ListPageView key={list.path} list={list} about={about} words={words}>
      {jackpots === null ? null : <JackpotBoard jackpots={jackpots} />}
    </ListPageView>
  )
}

/** The game's page takes the place of this one, so that "back" leads to where the player came from. */
function Leaving({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return <Redirecting />
}
