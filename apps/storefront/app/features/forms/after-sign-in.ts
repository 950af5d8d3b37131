import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { useHouse } from '../../shell/house/house.tsx'
import { useFreshness } from '../../shell/session/freshness-context.tsx'
import { whereAfter } from '../../shell/session/where-after.ts'
import type { OnTheWay } from './on-the-way.ts'

export interface SignedIn {
  readonly userHash: string
  readonly redirect?: string | undefined
}

/** Tells the other tabs, then goes where the player wanted to go. */
export function useAfterSignIn(): (signedIn: SignedIn) => Promise<void> {
  const freshness = useFreshness()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { language } = useHouse()
  const { onTheWay } = useLoaderData<{ onTheWay: OnTheWay }>()
  return async ({ userHash, redirect }) => {
    await freshness.signedIn(userHash)
    const { to, fullPage } = whereAfter({
      source: query.get('source'),
      language,
      ...(redirect === undefined ? {} : { fallback: redirect }),
      isOutside: (address) => onTheWay.outside && address === pathOf(query.get('source')),
    })
    if (fullPage) location.assign(to)
    else await navigate(to, { replace: true })
  }
}

const pathOf = (address: string | null): string => (address ?? '').split(/[?#]/, 1)[0] ?? ''
