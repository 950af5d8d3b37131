import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { pageMeta } from '../shell/page/page-meta.ts'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/edit-profile.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { profile, account, newsletter, feed, buddy } =
    texts[languageOfPath(new URL(request.url).pathname)]
  return {
    texts: profile,
    faults: account.faults,
    newsletter: newsletter.switch,
    privacy: feed.privacy,
    buddy,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
    path: '/edit-profile',
    listed: false,
  })

export default function EditProfile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />
}
