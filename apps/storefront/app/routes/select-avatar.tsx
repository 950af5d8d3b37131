import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { AvatarPage } from '../features/profile/avatar-page.tsx'
import { texts } from '../shell/texts/texts.server.ts'
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
