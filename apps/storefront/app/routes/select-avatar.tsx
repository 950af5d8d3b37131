import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { AvatarPage } from '../profile/avatar-page.tsx'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/select-avatar.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].profile

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.avatarTitle ?? '',
    description: loaderData?.avatarLead ?? '',
    path: '/edit-profile/select-avatar',
    listed: false,
  })

export default function SelectAvatar({ loaderData }: Route.ComponentProps) {
  return <AvatarPage texts={loaderData} />
}
