import { pageContext } from '../shell/house/context.ts'
import { certificateOf } from '../features/games/certificates.server.ts'
import { socialPicture } from '../features/games/art.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { shownBanners } from '../features/home/shown-banners.server.ts'
import { readJackpots } from '../features/jackpots/read-jackpots.server.ts'
import { readHome } from '../features/home/read-home.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { pack } from '../shell/waking/packed.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/home.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { catalogue, userStatus, banners, player } = page
  const language = languageOfPath(url.pathname)
  const { home, feed, lists } = texts[language]
  const games = await readHome(catalogue, lists, userStatus.isLogged)
  return {
    texts: home,
    feed,
    words: { providers: lists.providers, count: lists.count },
    games,
    jackpots: pack(await readJackpots(page, language, { wins: 1 })),
    banners: shownBanners(
      await banners(
        { language, player, userType: userStatus.isLogged ? userStatus.userType : null },
        url.searchParams.get('preview'),
      ),
      { language, name: home.banners, isGame: (uri) => catalogue.find(uri) !== undefined },
    ),
    hit: games.hero ? (certificateOf(games.hero.uri)?.hitFrequency ?? null) : null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const house = houseOf(matches)
  const hero = loaderData?.games.hero
  return pageMeta(house, {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/',
    picture: hero ? socialPicture(hero, house?.mediaOrigin ?? '') : undefined,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
