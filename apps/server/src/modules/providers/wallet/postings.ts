import { type Amount, type Currency, minus } from '@fairhouse/money'
import {
  type AccountId,
  codes,
  houseAccount,
  post,
  reversalOf,
  type Transfer,
} from '#modules/ledger'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { StoredTransaction } from './stored.ts'

/** Bets of one provider wait for each other no more than these let them. */
const tillsOfProvider = 16

/** Between whom money of a session moves. */
export interface Sides {
  readonly pocket: AccountId
  readonly house: AccountId
  readonly currency: Currency
}

/** The house's side: a till of the provider that is always the same for a player, so that what was posted can be reversed. */
export const houseSide = (
  tx: Transaction,
  of: { readonly provider: number; readonly player: PlayerId; readonly currency: Currency },
): Promise<AccountId> =>
  houseAccount(tx, {
    code: codes.houseProviders,
    currency: of.currency,
    till: of.provider * tillsOfProvider + (of.player % tillsOfProvider),
  })

/** What a message moves. */
export type Moving = Pick<StoredTransaction, 'taken' | 'given' | 'jackpot'>

/**
 * Moves it as one chain.
 * @param id of the chain, a UUID of version 7.
 * @param at epoch milliseconds.
 * @throws Error when the ledger refuses: what can be refused by right was looked at before.
 */
export async function postMoving(
  tx: Transaction,
  sides: Sides,
  moving: Moving & { readonly id: string; readonly at: number },
): Promise<void> {
  await posted(tx, legsOf(sides, moving), moving.at)
}

/** Takes back all that a message moved: what was taken is given first, so that a player who has it not is never short in between. */
export async function postReversal(
  tx: Transaction,
  sides: Sides,
  reversed: Moving & { readonly of: string; readonly id: string; readonly at: number },
): Promise<void> {
  const { of, id, at } = reversed
  const legs = legsOf(sides, { ...reversed, id: of })
  await posted(
    tx,
    legs.map((leg, index) => reversalOf(leg, { id, leg: index + 1 })),
    at,
  )
}

function legsOf(
  { pocket, house, currency }: Sides,
  { id, taken, given, jackpot }: Moving & { readonly id: string },
): Transfer[] {
  const leg = (number: number, amount: Amount, reason: Transfer['reason']): Transfer[] => {
    if (amount === 0n) return []
    const [debit, credit] = reason === 'providerBet' ? [pocket, house] : [house, pocket]
    return [{ id, leg: number, debit, credit, amount, currency, reason }]
  }
  return [
    ...leg(1, taken, 'providerBet'),
    ...leg(2, minus(given, jackpot), 'providerWin'),
    ...leg(3, jackpot, 'providerJackpot'),
  ]
}

async function posted(tx: Transaction, chain: readonly Transfer[], at: number): Promise<void> {
  const result = await post(tx, chain, at)
  if (result.type !== 'posted')
    throw new Error(
      `a movement of a provider was ${result.type === 'refused' ? result.by : 'repeated'}`,
    )
}
