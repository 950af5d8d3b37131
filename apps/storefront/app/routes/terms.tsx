import { TermsAgain } from '../features/account/terms-again.tsx'
import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/content-page.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/terms.ts'

export function loader(asked: Route.LoaderArgs) {
  const { termsAgain } = texts[languageOfPath(new URL(asked.request.url).pathname)]
  return { ...loadContent(asked), termsAgain }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function Terms({ loaderData: { termsAgain, ...content } }: Route.ComponentProps) {
  return (
    <>
      <TermsAgain texts={termsAgain} />
      <ContentPage {...content} />
    </>
  )
}
