import { houseOf } from '../shell/house/house-of.ts'
import { VerifyPage } from '../features/verification/verify-page.tsx'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/verify-email.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  texts: texts[languageOfPath(new URL(request.url).pathname)].verification,
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.verifyTitle ?? '',
    description: loaderData?.texts.verifyDescription ?? '',
    path: '/email-verification',
    listed: false,
  })

export default function VerifyEmail({ loaderData, params }: Route.ComponentProps) {
  return <VerifyPage {...loaderData} token={params.verificationString} />
}
