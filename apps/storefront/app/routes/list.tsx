import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { providerText } from '../content/content-page.server.ts'
import { JackpotBoard } from '../jackpots/jackpot-board.tsx'
import { readJackpots } from '../jackpots/read-jackpots.server.ts'
import { languageOfPath } from '../language/languages.ts'
import { ListPageView } from '../lists/list-page-view.tsx'
import { listMeta } from '../lists/list-meta.ts'
import { readList } from '../lists/read-list.server.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/list.ts'

/** Every list of games and every provider's games: one page, told apart by its path. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url
  const language = languageOfPath(pathname)
  const page = context.get(pageContext)
  const { catalogue, userStatus, brand } = page
  const words = texts[language].lists
  const list = await readList({
    path: pathname.slice(language.length + 1).replace(/\/$/, ''),
    query: searchParams,
    language,
    brand: brand.name,
    words,
    groups: texts[language].frame.groups,
    catalogue,
    isLogged: userStatus.isLogged,
  })
  if (list === null) throw new Response(null, { status: 404 })
  const about =
    list.owner.type === 'provider' ? providerText(list.path, { language, brand: brand.name }) : null
  const grows = list.owner.type === 'list' && list.owner.name === 'progressive-jackpot'
  const jackpots = grows ? await readJackpots(page, language) : null
  const { names: _, leads: __, ...said } = words
  return data({ list, about, words: said, jackpots }, { status: list.exists ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listMeta(matches[0].loaderData?.house, loaderData)

export default function List({ loaderData }: Route.ComponentProps) {
  const { list, about, words, jackpots } = loaderData
  return (
    <ListPageView key={list.path} list={list} about={about} words={words}>
      {jackpots === null ? null : <JackpotBoard jackpots={jackpots} />}
    </ListPageView>
  )
}
