import { pageContext } from '../shell/house/context.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { creditsOfGames } from '../features/pages/game-credits.server.ts'
import { CreditsPage } from '../features/pages/credits-page.tsx'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/credits.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  texts: texts[languageOfPath(new URL(request.url).pathname)].credits,
  games: creditsOfGames().map(({ uri, credits }) => ({
    name: context.get(pageContext).catalogue.find(uri)?.name ?? uri,
    credits,
  })),
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/credits',
  })

export default function Credits({ loaderData }: Route.ComponentProps) {
  return <CreditsPage {...loaderData} />
}
