import { data } from 'react-router'
import { pageContext } from '../shell/house/context.ts'
import { socialPicture } from '../features/games/art.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { missingMeta, pageMeta } from '../shell/page/page-meta.ts'
import { NoRoundPage, RoundPage } from '../features/sharing/round-page.tsx'
import { roundWords } from '../features/sharing/round-words.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/round.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { sharing, verify } = texts[languageOfPath(url.pathname)]
  const shared = await page.sharedRound(params.id)
  if (shared === null) return data({ texts: sharing, shared: null }, { status: 404 })
  const { uri, name } = shared.summary
  const game = page.catalogue.find(uri)
  return data({
    texts: sharing,
    verify,
    shared,
    game: game ?? { uri, name, art: null },
    isOn: game !== undefined,
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const house = houseOf(matches)
  if (!house || !loaderData || loaderData.shared === null) return missingMeta(house)
  const { shared, game } = loaderData
  return pageMeta(house, {
    ...roundWords(loaderData.texts, shared, { language: house.language, game: game.name }),
    path: `/round/${shared.summary.id}`,
    // It is its player's to show, not a search engine's.
    listed: false,
    picture: socialPicture(game, house.mediaOrigin),
  })
}

export default function Round({ loaderData }: Route.ComponentProps) {
  return loaderData.shared === null ? (
    <NoRoundPage texts={loaderData.texts} />
  ) : (
    <RoundPage {...loaderData} />
  )
}
