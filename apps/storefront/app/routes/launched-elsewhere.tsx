import { clientErrors } from '@fairhouse/contract/refusals'
import { providers } from '@fairhouse/contract/entities/provider'
import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { pageContext } from '../shell/house/context.ts'
import { FullPage } from '../shell/error-pages/full-page.tsx'
import { missingAt } from '../features/game-info/load-missing.server.ts'
import { MissingPage } from '../features/game-info/missing-page.tsx'
import { houseOf } from '../shell/house/house-of.ts'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { fill } from '../shell/language/say.ts'
import { missingMeta } from '../shell/page/page-meta.ts'
import type { Route } from './+types/launched-elsewhere.ts'

/** Where games end up that a provider's own lobby launches. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const provider = providers.find(({ lobby, path }) => lobby && path === `/${params.provider}`)
  if (provider) return { provider: provider.path }
  return missingAt(new URL(request.url).pathname, context.get(pageContext).catalogue)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const house = houseOf(matches)
  if (!house || !loaderData || !('provider' in loaderData)) return missingMeta(house)
  return [
    { title: `${house.errors.client.providerLobbyUsed.title} – ${house.brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function LaunchedElsewhere({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <MissingPage missing={loaderData.missing} />
  return <LobbyUsed provider={loaderData.provider} />
}

function LobbyUsed({ provider }: { provider: string }) {
  const { errors } = useHouse()
  const { path } = useWriting()
  return (
    <FullPage
      {...errors.client.providerLobbyUsed}
      code={fill(errors.reference, { code: clientErrors.providerLobbyUsed.code })}
    >
      <a className={buttonClass({ rank: 'first' })} href={path(provider)}>
        {errors.buttons.goToProvider}
      </a>
      <Link className={buttonClass()} to={path('/lobby')}>
        {errors.buttons.goToGames}
      </Link>
    </FullPage>
  )
}
