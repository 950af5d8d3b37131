import type { Game } from '@fairhouse/contract/entities/game'
import { gameLists } from '@fairhouse/contract/entities/game-list'
import { pageContext } from '../shell/house/context.ts'
import { countPlayable, isPlayable } from '../features/games/playable.ts'
import { groupName } from '../features/games/group-name.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { listRows } from '../features/lists/list-rows.server.ts'
import { LobbyPage } from '../features/lobby/lobby-page.tsx'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Texts } from '../shell/texts/texts.ts'
import type { CardTexts } from '../features/tournaments/tournament-card.tsx'
import type { Route } from './+types/lobby.ts'

/** In the order of the rows. */
const shared = gameLists.filter(({ of }) => of === 'everybody').map(({ name }) => name)

export function loader({ request, context }: Route.LoaderArgs) {
  const { lobby, feed, lists, frame, tournaments } =
    texts[languageOfPath(new URL(request.url).pathname)]
  const { catalogue } = context.get(pageContext)
  return {
    lobby,
    feed,
    tournament: cardTexts(tournaments),
    words: {
      providers: lists.providers,
      count: lists.count,
      samplesOnly: lists.samplesOnly,
      notYet: lists.notYet,
      notYetText: lists.notYetText,
    },
    groups: groupsOf(catalogue.games.filter(isPlayable), frame.groups),
    rows: listRows(catalogue, lists, { names: shared }),
    notYet: gameLists.flatMap(({ id, name, path }) => {
      const games = catalogue.list(id) ?? []
      const isWaiting = games.length > 0 && countPlayable(games) === 0
      return isWaiting ? [{ to: path, words: lists.names[name] }] : []
    }),
    total: countPlayable(catalogue.games),
  }
}

/** Of all that the page of tournaments says, what the card does. */
function cardTexts({
  heading,
  names,
  left,
  notIn,
  place,
  players,
  score,
  signIn,
  timeLeft,
}: Texts['tournaments']): CardTexts {
  return { heading, names, left, notIn, place, players, score, signIn, timeLeft }
}

/** Groups that have a game to play, in the order of their ids. */
function groupsOf(games: readonly Game[], names: Texts['frame']['groups']) {
  const ids = [...new Set(games.map(({ category }) => category))].toSorted((a, b) => a - b)
  return ids.map((id) => ({
    id,
    name: groupName(names, id),
    count: games.filter(({ category }) => category === id).length,
  }))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.lobby.title ?? '',
    description: loaderData?.lobby.description ?? '',
    path: '/lobby',
  })

export default function Lobby({ loaderData }: Route.ComponentProps) {
  return <LobbyPage {...loaderData} />
}
