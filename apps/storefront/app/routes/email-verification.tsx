import { houseOf } from '../shell/house/house-of.ts'
import { EmailVerificationPage } from '../features/verification/email-verification-page.tsx'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/email-verification.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  texts: texts[languageOfPath(new URL(request.url).pathname)].verification,
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.pageTitle ?? '',
    description: loaderData?.texts.verifyDescription ?? '',
    path: '/email-verification',
    listed: false,
  })

export default function EmailVerification({ loaderData }: Route.ComponentProps) {
  return <EmailVerificationPage {...loaderData} />
}
