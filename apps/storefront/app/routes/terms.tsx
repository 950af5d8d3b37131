import { TermsAgain } from '../account/terms-again.tsx'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { TextPage } from '../pages/text-page.tsx'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/terms.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { terms, termsAgain } = texts[languageOfPath(new URL(request.url).pathname)]
  return { terms, termsAgain }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.terms.title ?? '',
    description: loaderData?.terms.description ?? '',
    path: '/terms-and-conditions',
  })

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TermsAgain texts={loaderData.termsAgain} />
      <TextPage texts={loaderData.terms} />
    </>
  )
}
