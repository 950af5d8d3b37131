import { pageContext } from '../shell/house/context.ts'
import type { GameInfo } from '../features/game-info/game-info.ts'
import { GameInfoPage } from '../features/game-info/game-info-page.tsx'
import { ClosedGamePage } from '../features/game-info/closed-game-page.tsx'
import { closedOwn } from '../features/game-info/load-closed-game.server.ts'
import { gameInfoOf } from '../features/game-info/load-game-info.server.ts'
import { missingAt } from '../features/game-info/load-missing.server.ts'
import { MissingPage } from '../features/game-info/missing-page.tsx'
import { gameThing, trailOf } from '../features/game-info/structured-data.ts'
import { socialPicture } from '../features/games/art.ts'
import { isMadeForDemo } from '../features/games/made-for-demo.ts'
import { readJackpots } from '../features/jackpots/read-jackpots.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { fill } from '../shell/language/say.ts'
import { missingMeta, pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/game-info.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const page = context.get(pageContext)
  const { catalogue, closedGame } = page
  const language = languageOfPath(pathname)
  const game = catalogue.find(params.uri)
  if (game !== undefined) {
    const info = gameInfoOf(game, {
      catalogue,
      language,
      playRules: page.playRules,
      currency: page.userStatus.isLogged ? page.userStatus.currency : null,
    })
    const grows = info.proof?.jackpots !== undefined
    return {
      info: {
        ...info,
        jackpots: grows ? await readJackpots(page, language, { uri: game.uri }) : null,
        feed: game.sandbox ? null : texts[language].feed,
      },
    }
  }
  if (closedGame !== null) return { closed: closedOwn(closedGame, language) }
  return missingAt(pathname, catalogue)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const house = houseOf(matches)
  if (!house || !loaderData || !('info' in loaderData)) return missingMeta(house)
  const { info } = loaderData
  const { game, maker } = info
  const isOurs = isMadeForDemo(house.demo, game)
  const names = { game: game.name, provider: maker.name, brand: house.brand }
  const picture = socialPicture(game, house.mediaOrigin)
  const thing = gameThing(house, info, picture)
  return [
    ...pageMeta(house, {
      ...wordsOf(info, isOurs, names),
      path: `/games/${game.uri}`,
      // Titles that we invented are not what anybody looks for.
      listed: !game.sandbox && !isOurs,
      picture,
    }),
    ...(game.sandbox || isOurs ? [] : [{ 'script:ld+json': trailOf(house, info) }]),
    ...(thing === null ? [] : [{ 'script:ld+json': thing }]),
  ]
}

/** What the page is called and says of itself elsewhere: no game that we invented is told as one of a company. */
function wordsOf(
  { game, texts }: GameInfo,
  isOurs: boolean,
  names: Readonly<Record<'game' | 'provider' | 'brand', string>>,
) {
  if (game.sandbox) {
    return { title: fill(texts.sampleTitle, names), description: fill(texts.sandboxText, names) }
  }
  return isOurs
    ? { title: fill(texts.sampleTitle, names), description: fill(texts.demoLead, names) }
    : { title: fill(texts.title, names), description: fill(texts.description, names) }
}

export default function GameInfoRoute({ loaderData }: Route.ComponentProps) {
  if ('info' in loaderData) return <GameInfoPage info={loaderData.info} />
  if ('closed' in loaderData) return <ClosedGamePage closed={loaderData.closed} />
  return <MissingPage missing={loaderData.missing} />
}
