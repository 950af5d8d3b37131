import { pageContext } from '../shell/house/context.ts'
import type { Route } from './+types/robots.ts'

/** Pages with nothing to find: what belongs to one player, and calls. The others say themselves when they are not to be listed. */
const closedToRobots = [
  'my-bets',
  'messages',
  'edit-profile',
  'security',
  'limits',
  'complaints',
  'support',
  'cashier/',
  'play-last',
]

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...closedToRobots.map((path) => `Disallow: /*/${path}`),
    'Disallow: /*/json2',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
