import type { GameRoom } from '@fairhouse/contract/entities/game-words'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { pageContext } from '../shell/house/context.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import { VerifyPage } from '../features/verifier/verify-page.tsx'
import type { Route } from './+types/verify.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const own = context
    .get(pageContext)
    .catalogue.games.filter(({ provider }) => provider === ownStudio)
  const named = (wanted: GameRoom | undefined) =>
    own.filter(({ room }) => room === wanted).map(({ uri, name }) => ({ uri, name }))
  return {
    texts: texts[languageOfPath(new URL(request.url).pathname)].verify,
    titles: named(undefined),
    rooms: named('crash'),
    halls: named('bingo'),
  }
}

/** The query concerns the rounds, not the sentences: another page of them needs no new ones. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/provably-fair/verify',
  })

export default function Verify({ loaderData }: Route.ComponentProps) {
  return <VerifyPage {...loaderData} />
}
