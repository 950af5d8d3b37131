import { pageContext } from '../shell/house/context.ts'
import { FiguresPage } from '../features/figures/figures-page.tsx'
import { theoriesOf } from '../features/figures/theories.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/figures.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { figures, bets } = texts[languageOfPath(new URL(request.url).pathname)]
  return { texts: figures, bets, theory: theoriesOf(context.get(pageContext).catalogue.games) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/my-bets/figures',
    listed: false,
  })

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />
}
