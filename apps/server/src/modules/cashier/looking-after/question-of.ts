import type { StatusQuestion } from '../provider.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'

/** How a provider is asked about a deposit: by our reference, or by the address that is the player's own. */
export const questionOf = (deposit: StoredTransaction): StatusQuestion => ({
  kind: 'deposit',
  reference:
    deposit.askedAt === null
      ? (deposit.about ?? `${deposit.method}:${deposit.player}`)
      : deposit.id,
  providerRef: deposit.providerRef,
  ...(deposit.part !== '' && { part: deposit.part.replace(/~\d+$/, '') }),
})
