import type { TransactionType } from '@fairhouse/contract/entities/payment'
import type { CashierNeeds, DepositBonuses } from '#modules/cashier'
import { isRefused, type Refused } from '#platform/answer'
import { claimOffer, lookUpCode } from './claim-code.ts'
import { depositGone } from './end-grants.ts'
import { beginNext, moveGrant } from './move-grant.ts'
import type { BonusNeeds, Change } from './needs.ts'
import { findOffer } from './offers/find-offer.ts'
import { openGrants } from './store/grants.ts'
import type { StoredGrant } from './store/stored-grant.ts'

/** What codes do to deposits: looked at before anything is paid, claimed with the deposit, given when it is credited. */
export const depositBonuses = (needs: BonusNeeds): DepositBonuses => ({
  mayUse: async (on, { player, code, amount, isCoin }) => {
    const waiting = (await openGrants(on, player)).find(({ state }) => state === 'offered')
    if (waiting && waiting.code === code.toUpperCase())
      return refusalOfDeposit(waiting, { amount, isCoin })
    const offer = await lookUpCode(needs, { player, code })
    if (isRefused(offer)) return offer
    if (waiting) return { refused: 'bonusCodeInvalid', because: 'bonusWaitsForAnother' }
    return refusalOfDeposit(offer.terms, { amount, isCoin })
  },
  claim: async (tx, { player, code, requestKey }) => {
    const open = await openGrants(tx, player)
    // The deposit before this one failed: what it claimed still waits for one.
    if (open.some((one) => one.state === 'offered' && one.code === code.toUpperCase())) return null
    const offer = await findOffer(tx, needs.promotions, code)
    if (!offer) return { refused: 'bonusCodeInvalid', because: 'bonusUnknown' }
    const key = `deposit:${requestKey}`
    const claimed = await claimOffer(needs, { tx, now: needs.clock.now() }, offer, { player, key })
    return isRefused(claimed) ? claimed : null
  },
})

/** Why terms are not met by a deposit; null: they are. */
function refusalOfDeposit(
  { minDeposit, cryptoOnly }: Pick<StoredGrant, 'minDeposit' | 'cryptoOnly'>,
  { amount, isCoin }: { readonly amount: bigint; readonly isCoin: boolean },
): Refused | null {
  const no = (because: Refused['because']): Refused => ({
    refused: 'bonusCodeInvalid',
    ...(because && { because }),
  })
  if (minDeposit === null) return no('bonusNoDeposit')
  if (cryptoOnly && !isCoin) return no('bonusCryptoOnly')
  return amount < BigInt(minDeposit) ? no('bonusDepositTooSmall') : null
}

type MovedPayment = Parameters<CashierNeeds['paymentMoved']>[1]

/** What bonuses hear of payments: a deposit came, or goes back. */
export const depositMoved =
  (needs: BonusNeeds): CashierNeeds['paymentMoved'] =>
  async (tx, moved) => {
    if (moved.to !== 'confirmed') return
    const on = { tx, now: needs.clock.now() }
    if (moved.type === 'deposit') await depositCame(needs, on, moved)
    if (goesBack.has(moved.type) && moved.about !== null)
      await depositGone(needs, on, { player: moved.player, deposit: moved.about })
  }

const goesBack: ReadonlySet<TransactionType> = new Set([
  'depositRefund',
  'depositReversal',
  'depositVoid',
])

/** Gives what waits for a deposit, in the transaction that credits one that is enough. */
async function depositCame(
  needs: BonusNeeds,
  on: Change,
  { id, player, amount, asset }: MovedPayment,
): Promise<void> {
  const { tx, now } = on
  const offered = (await openGrants(tx, player)).find(({ state }) => state === 'offered')
  if (!offered || (offered.depositBy ?? 0) < now) return
  if (refusalOfDeposit(offered, { amount, isCoin: asset !== null })) return
  if (!(await needs.mayPromote(tx, player))) return
  await moveGrant(
    on,
    offered,
    { to: 'waiting', by: 'rules' },
    { depositId: id, amount: broughtBy(offered, Number(amount)), depositBy: null },
  )
  await beginNext(needs, on, player)
}

/** What a deposit brings, in minor units; of a match rounded down, of free spins their stakes. */
export const broughtBy = (
  { percent, most, amount }: Pick<StoredGrant, 'percent' | 'most' | 'amount'>,
  deposit: number,
): number =>
  percent === null ? amount : Math.min(most ?? deposit, Math.floor((deposit * percent) / 100))
