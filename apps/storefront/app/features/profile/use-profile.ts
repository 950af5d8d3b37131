import type { Country } from '@fairhouse/contract/calls/countries'
import type { Profile } from '@fairhouse/contract/calls/profile'
import { useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

export type LoadedProfile =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | {
      readonly stage: 'loaded'
      readonly profile: Profile
      readonly countries: readonly Country[]
    }

/** What the house knows of the player, and the countries to choose from. Asked once; a component that asks again is made anew. */
export function useProfile(): LoadedProfile {
  const client = useClient()
  const { errors } = useHouse()
  const [loaded, setLoaded] = useState<LoadedProfile>({ stage: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    void ask(client, errors).then((found) => left.signal.aborted || setLoaded(found))
    return () => left.abort()
  }, [client, errors])
  return loaded
}

async function ask(client: Client, errors: Texts['errors']): Promise<LoadedProfile> {
  const [read, listed] = await Promise.all([
    client.ask('readProfile', {}, { passive: true }),
    client.ask('countries', {}, { passive: true }),
  ])
  if (read.ok && listed.ok) {
    const { profile } = read.reply
    return { stage: 'loaded', profile, countries: listed.reply.countries }
  }
  const [failed] = [read, listed].flatMap((answer) => (answer.ok ? [] : [answer.failure]))
  const said = failed?.type === 'refused' ? failed.sentence : null
  const isCutOff = failed?.code === 'NETWORK_ERROR'
  return { stage: 'failed', sentence: said ?? (isCutOff ? errors.network : errors.generic) }
}
