import { socialPicture } from '../games/art.ts'
import { certificateOf } from '../games/certificates.server.ts'
import { HomePage } from '../home/home-page.tsx'
import { languageOfPath } from '../language/languages.ts'
import { pageContext } from '../context.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/home.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { games } = context.get(pageContext)
  const hits = Object.fromEntries(
    games.map(({ uri }) => [uri, certificateOf(uri)?.hitFrequency ?? null]),
  )
  return { texts: texts[languageOfPath(new URL(request.url).pathname)].home, hits }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const house = matches[0].loaderData?.house
  const [first] = house?.games ?? []
  return pageMeta(house, {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/',
    picture: house && first ? socialPicture(first, house.mediaOrigin) : undefined,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage texts={loaderData.texts} hits={loaderData.hits} />
}
