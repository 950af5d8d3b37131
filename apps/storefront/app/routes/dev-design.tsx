import tokens from '@fairhouse/ui/tokens.css?raw'
import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { DesignPage } from '../design/design-page.tsx'
import { designWords } from '../design/design-words.server.ts'
import { sampleTiles } from '../design/sample-tiles.server.ts'
import { themesOf } from '../design/tokens.ts'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/dev-design.ts'

/** Only a demo has it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { demo, catalogue } = context.get(pageContext)
  if (!demo) throw data(null, { status: 404 })
  const language = languageOfPath(new URL(request.url).pathname)
  const { search, account } = texts[language]
  return {
    words: designWords(language),
    search,
    account: { show: account.showPassword, hide: account.hidePassword },
    themes: themesOf(tokens),
    tiles: sampleTiles(catalogue),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.words.title ?? '',
    description: loaderData?.words.lead ?? '',
    path: '/dev/design',
    listed: false,
  })

export default function DevDesign({ loaderData }: Route.ComponentProps) {
  return <DesignPage {...loaderData} />
}
