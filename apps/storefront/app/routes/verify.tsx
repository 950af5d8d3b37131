import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import { VerifyPage } from '../verifier/verify-page.tsx'
import type { Route } from './+types/verify.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].verify

/** The query concerns the rounds, not the sentences: another page of them needs no new ones. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/provably-fair/verify',
  })

export default function Verify({ loaderData }: Route.ComponentProps) {
  return <VerifyPage texts={loaderData} />
}
