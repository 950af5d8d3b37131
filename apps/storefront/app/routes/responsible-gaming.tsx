import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { TextPage } from '../pages/text-page.tsx'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/responsible-gaming.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].responsible

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/responsible-gaming',
  })

export default function Responsible({ loaderData }: Route.ComponentProps) {
  return <TextPage texts={loaderData} />
}
