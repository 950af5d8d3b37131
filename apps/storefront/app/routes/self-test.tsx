import { helpLines } from '../features/content/help-lines.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { SelfTestPage } from '../features/self-test/self-test-page.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/self-test.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  texts: texts[languageOfPath(new URL(request.url).pathname)].selfTest,
  helpLines,
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/self-test',
    listed: false,
  })

export default function SelfTest({ loaderData }: Route.ComponentProps) {
  return <SelfTestPage {...loaderData} />
}
