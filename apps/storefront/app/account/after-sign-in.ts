import { useNavigate, useSearchParams } from 'react-router'
import { useHouse, useWriting } from '../language/house.tsx'
import { useFreshness } from '../session/freshness-context.tsx'
import { whereAfter } from '../session/where-after.ts'

export interface SignedIn {
  readonly userHash: string
  readonly redirect?: string | undefined
}

/** Tells the other tabs, then goes where the player wanted to go. */
export function useAfterSignIn(): (signedIn: SignedIn) => Promise<void> {
  const freshness = useFreshness()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { games, language } = useHouse()
  const { path } = useWriting()
  return async ({ userHash, redirect }) => {
    await freshness.signedIn(userHash)
    const { to, fullPage } = whereAfter({
      source: query.get('source'),
      language,
      ...(redirect === undefined ? {} : { fallback: redirect }),
      isOutside: (address) => games.some(({ uri }) => address === path(`/${uri}`)),
    })
    if (fullPage) location.assign(to)
    else await navigate(to, { replace: true })
  }
}
