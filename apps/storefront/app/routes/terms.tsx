import { TermsAgain } from '../account/terms-again.tsx'
import { contentMeta } from '../content/content-meta.ts'
import { ContentPage } from '../content/content-page.tsx'
import { loadContent } from '../content/content-page.server.ts'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { texts } from '../texts/texts.server.ts'
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
