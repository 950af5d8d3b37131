import { pageContext } from '../context.ts'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { creditsOfGames } from '../pages/game-credits.server.ts'
import { CreditsPage } from '../pages/credits-page.tsx'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
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
