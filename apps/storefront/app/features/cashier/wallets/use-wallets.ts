import type { Wallet } from '@fairhouse/contract/entities/wallet'
import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import type { Client } from '../../../shell/session/client.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { sentenceOf } from '../words/sentence-of.ts'

type Wallets =
  | { readonly stage: 'loading' }
  | { readonly stage: 'offline' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | {
      readonly stage: 'loaded'
      readonly wallets: readonly Wallet[]
      /** Minor units. */
      readonly neededAbove: number
    }

/** A payment that is waited for is seen after so long at the latest. */
const askAgainMs = 15_000

/** The player's wallets, and what shows that they are theirs. */
export function useWallets() {
  const client = useClient()
  const { errors } = useHouse()
  const [found, setFound] = useState<Wallets>({ stage: 'loading' })
  const waits =
    found.stage === 'loaded' && found.wallets.some(({ toPay, proof }) => toPay && !proof)
  const again = useCallback(async (): Promise<void> => {
    const answer = await askWallets(client, errors)
    setFound((before) => better(before, answer))
  }, [client, errors])
  useEffect(() => {
    const left = new AbortController()
    const ask = (): void =>
      void askWallets(client, errors).then(
        (answer) => left.signal.aborted || setFound((before) => better(before, answer)),
      )
    ask()
    const timer = waits ? setInterval(ask, askAgainMs) : undefined
    return () => {
      left.abort()
      clearInterval(timer)
    }
  }, [client, errors, waits])
  return {
    found,
    again: () => void again(),
    replace: (wallet: Wallet) =>
      setFound((before) =>
        before.stage === 'loaded'
          ? {
              ...before,
              wallets: before.wallets.map((one) =>
                one.userPMId === wallet.userPMId ? wallet : one,
              ),
            }
          : before,
      ),
  }
}

/** What is on screen is worth more than the sentence that it could not be renewed. */
const better = (before: Wallets, answer: Wallets): Wallets =>
  before.stage === 'loaded' && answer.stage !== 'loaded' ? before : answer

async function askWallets(client: Client, errors: Texts['errors']): Promise<Wallets> {
  const answer = await client.ask('walletProofs', {}, { passive: true })
  if (answer.ok) return { stage: 'loaded', ...answer.reply }
  const { failure } = answer
  return failure.code === 'NETWORK_ERROR' && !navigator.onLine
    ? { stage: 'offline' }
    : { stage: 'failed', sentence: sentenceOf(failure, errors) }
}
