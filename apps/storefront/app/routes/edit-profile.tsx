import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { ProfilePage } from '../profile/profile-page.tsx'
import { texts } from '../texts/texts.server.ts'
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
