import { houseOf } from '../shell/house/house-of.ts'
import { UndoPage } from '../features/verification/undo-page.tsx'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/undo-email-change.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  texts: texts[languageOfPath(new URL(request.url).pathname)].verification,
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.undoTitle ?? '',
    description: loaderData?.texts.undoDescription ?? '',
    path: '/email-verification',
    listed: false,
  })

export default function UndoEmailChange({ loaderData, params }: Route.ComponentProps) {
  return <UndoPage {...loaderData} token={params.token} />
}
