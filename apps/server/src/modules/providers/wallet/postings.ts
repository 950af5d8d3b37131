import { type Amount, amount, type Currency, minus, zero } from '@fairhouse/money'
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
import { ofPocket, type PotMoving } from './pots.ts'
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

/** What a message moves, with the pot's part. */
export interface Moving extends Pick<StoredTransaction, 'taken' | 'given' | 'jackpot'> {
  readonly pot: PotMoving | null
}

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

/**
 * Takes back all that a message moved: what was taken is given first, so that a player who has it not is never short in between.
 * @param reversed `returned`: what of the pot's part goes on to the pocket, as nobody looks after that pot any more.
 */
export async function postReversal(
  tx: Transaction,
  sides: Sides,
  reversed: Moving & {
    readonly of: string
    readonly id: string
    readonly at: number
    readonly returned: Amount
  },
): Promise<void> {
  const { of, id, at, pot, returned } = reversed
  const back: Transfer[] = legsOf(sides, { ...reversed, id: of }).map((leg, index) =>
    reversalOf(leg, { id, leg: index + 1 }),
  )
  if (pot !== null && returned > 0n)
    back.push({
      id,
      leg: back.length + 1,
      debit: pot.account,
      credit: sides.pocket,
      amount: returned,
      currency: sides.currency,
      reason: 'providerReturn',
    })
  await posted(tx, back, at)
}

/** The pocket's part and the pot's, each in the order bet, win, jackpot. Of a jackpot the pocket has as much as its part of the payout holds. */
function legsOf(
  { pocket, house, currency }: Sides,
  { id, taken, given, jackpot, pot }: Moving & { readonly id: string },
): Transfer[] {
  const legs = (
    player: AccountId,
    first: number,
    part: Pick<Moving, 'taken' | 'given' | 'jackpot'>,
  ): Transfer[] => {
    const moved = [
      { reason: 'providerBet', value: part.taken },
      { reason: 'providerWin', value: minus(part.given, part.jackpot) },
      { reason: 'providerJackpot', value: part.jackpot },
    ] as const
    return moved.flatMap(({ reason, value }, index) => {
      if (value === zero) return []
      const [debit, credit] = reason === 'providerBet' ? [player, house] : [house, player]
      return [{ id, leg: first + index, debit, credit, amount: value, currency, reason }]
    })
  }
  const own = { taken: ofPocket(taken, pot?.taken), given: ofPocket(given, pot?.given) }
  const ownJackpot = amount(jackpot < own.given ? jackpot : own.given)
  const ofPot = pot && { taken: pot.taken, given: pot.given, jackpot: minus(jackpot, ownJackpot) }
  return [
    ...legs(pocket, 1, { ...own, jackpot: ownJackpot }),
    ...(pot && ofPot ? legs(pot.account, 4, ofPot) : []),
  ]
}

async function posted(tx: Transaction, chain: readonly Transfer[], at: number): Promise<void> {
  const result = await post(tx, chain, at)
  if (result.type !== 'posted')
    throw new Error(
      `a movement of a provider was ${result.type === 'refused' ? result.by : 'repeated'}`,
    )
}
