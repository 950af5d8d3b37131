import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { certificateOf } from '../games/certificates.server.ts'
import { pageContext } from '../context.ts'
import { languageOfPath } from '../language/languages.ts'
import { LobbyPage } from '../lobby/lobby-page.tsx'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/lobby.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { lobby, home } = texts[languageOfPath(new URL(request.url).pathname)]
  const certificates: Record<string, Certificate | null> = Object.fromEntries(
    context.get(pageContext).games.map(({ uri }) => [uri, certificateOf(uri) ?? null]),
  )
  return { lobby, home, certificates }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.lobby.title ?? '',
    description: loaderData?.lobby.description ?? '',
    path: '/lobby',
  })

export default function Lobby({ loaderData }: Route.ComponentProps) {
  return <LobbyPage {...loaderData} />
}
