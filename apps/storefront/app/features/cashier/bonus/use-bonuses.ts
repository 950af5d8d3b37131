import type { CancelPreview, GrantShown, OfferShown } from '@fairhouse/contract/entities/bonus'
import { useCallback, useEffect, useState } from 'react'
import { requestKey } from '../../../../asking/request-key.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import { useClient, useStatus } from '../../../shell/session/client-context.tsx'
import { sentenceOf } from '../words/sentence-of.ts'

export interface BonusesAtHand {
  readonly grants: readonly GrantShown[]
  readonly offers: readonly OfferShown[]
  /** Claims a code. @returns why not, in a sentence; null: it is claimed. */
  claim(code: string): Promise<string | null>
  /** What a cancellation would do. Null: it is refused, which the page tells on top. */
  preview(id: string): Promise<CancelPreview | null>
  cancel(id: string): Promise<boolean>
}

export type FoundBonuses =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly sentence: string; again(): void }
  | ({ readonly stage: 'loaded' } & BonusesAtHand)

type Loaded = Pick<BonusesAtHand, 'grants' | 'offers'>

const shows = [
  'bonusCodeInvalid',
  'notPermitted',
  'formInvalid',
  'notFound',
  'tooManyAttempts',
] as const

/** The bonuses of the player, asked again whenever his status tells of another one. */
export function useBonuses(): FoundBonuses {
  const client = useClient()
  const { errors } = useHouse()
  const status = useStatus()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const told = status.isLogged ? JSON.stringify(status.bonusData) : ''

  const load = useCallback(async (): Promise<Loaded | string> => {
    const answer = await client.ask('readBonuses', {}, { shows: [] })
    if (answer.ok) return answer.reply
    return answer.failure.code === 'NETWORK_ERROR' ? errors.network : errors.generic
  }, [client, errors])
  const show = useCallback((found: Loaded | string): void => {
    if (typeof found === 'string') setFailure(found)
    else setLoaded(found)
  }, [])
  useEffect(() => {
    if (told === '') return undefined
    const left = new AbortController()
    void load().then((found) => left.signal.aborted || show(found))
    return () => left.abort()
  }, [load, show, told])

  const claim = async (bonusCode: string): Promise<string | null> => {
    const answer = await client.ask(
      'claimBonusCode',
      { requestKey: requestKey(), bonusCode },
      { shows },
    )
    if (answer.ok) {
      show(await load())
      return null
    }
    const { failure: no } = answer
    const said = no.type === 'refused' ? no.invalidFields?.['bonusCode'] : undefined
    return said ?? sentenceOf(no, errors)
  }
  const preview = async (bonusCode: string): Promise<CancelPreview | null> => {
    const wish = { requestKey: requestKey(), bonusCode, preview: '1' }
    const answer = await client.ask('cancelBonusCode', wish)
    return answer.ok ? answer.reply.preview : null
  }
  const cancel = async (bonusCode: string): Promise<boolean> => {
    const answer = await client.ask('cancelBonusCode', { requestKey: requestKey(), bonusCode })
    show(await load())
    return answer.ok
  }
  const again = async (): Promise<void> => {
    setFailure(null)
    show(await load())
  }
  if (loaded) return { stage: 'loaded', ...loaded, claim, preview, cancel }
  return failure === null
    ? { stage: 'loading' }
    : { stage: 'failed', sentence: failure, again: () => void again() }
}
