import tokens from '@fairhouse/ui/tokens.css?raw'
import { data } from 'react-router'
import { pageContext } from '../shell/house/context.ts'
import { DesignPage } from '../features/design/design-page.tsx'
import { designWords } from '../features/design/design-words.server.ts'
import { sampleTiles } from '../features/design/sample-tiles.server.ts'
import { themesOf } from '../features/design/tokens.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
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
