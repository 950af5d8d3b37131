import { passPlace } from '#platform/passed-places'
import { unitsFor } from '../convert.ts'
import { amount } from '@fairhouse/money'
import { type Change, change, keep, move } from '../change.ts'
import { hearAbout } from '../hearing/hear.ts'
import type { CashierNeeds, Quote } from '../needs.ts'
import { voidWithdrawal } from '../postings.ts'
import type { Opened, PaymentProvider, Sum } from '../provider.ts'
import { openDestination } from '../saved/seal-method.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { transactionsById } from '../store/transactions-by-id.ts'
import { standingRate } from '../worth.ts'
import { destinationOf, mayGoThere } from './screen-destination.ts'

/**
 * Sends an approved withdrawal. That the provider is asked is written down before it is; from then on only the provider can tell what
 * became of it, so whoever comes later asks first, and asks anew under the same reference only where nothing is known of it.
 */
export async function sendWithdrawal(needs: CashierNeeds, id: string): Promise<void> {
  const [approved] = await transactionsById(needs.database, [id])
  if (approved?.state !== 'confirming' || approved.provider === null) return
  const provider = needs.provider(approved.provider)
  if (!provider) {
    needs.log.warn({ payment: id, provider: approved.provider }, 'its provider is not set up')
    return
  }
  if (approved.askedAt !== null && (await isKnown(needs, provider, approved))) return
  const asked = destinationOf(approved, 'sending')
  if (asked) await needs.rules.screen(asked)
  passPlace('payout: screened, not asked for')
  const quote = approved.asset === null ? null : await needs.quote(approved.asset)
  const ready = await change(needs, (on) => makeReady(needs, on, id, quote))
  if (ready) await ask(needs, provider, ready)
}

/** Whether the provider knows of it, or cannot be asked: then nothing is asked for. */
async function isKnown(
  needs: CashierNeeds,
  provider: PaymentProvider,
  { id, providerRef }: StoredTransaction,
): Promise<boolean> {
  const question = { kind: 'payout', reference: id, providerRef } as const
  return (await hearAbout(needs, provider.id, question)) !== 'none'
}

/** Writes down that it is asked for now; null when it is not to be sent, or nobody can tell how many coins it is. */
async function makeReady(
  needs: CashierNeeds,
  on: Change,
  id: string,
  quote: Quote | null,
): Promise<StoredTransaction | null> {
  const held = await holdTransaction(on.tx, id)
  if (held?.state !== 'confirming' || !(await mayGoThere(needs, on, held))) return null
  const reason = held.reason === 'addressCheck' ? 'providerSends' : held.reason
  // Each time it is asked for anew: the word on its way may be the last one.
  if (held.askedAt !== null) return keep(on, held, { askedAt: on.now, reason })
  if (held.asset === null) return keep(on, held, { askedAt: on.now })
  const standing = standingRate(held, quote, on.now)
  if (!standing || standing.rate === null) return null
  const { renewed, ...rate } = standing
  if (!renewed) return keep(on, held, { askedAt: on.now, reason })
  const cents = amount(held.amount - held.fee)
  const assetUnits = unitsFor(held.asset, cents, standing.rate)
  return keep(on, held, { ...rate, assetUnits, askedAt: on.now, reason: 'rateRenewed' })
}

async function ask(
  needs: CashierNeeds,
  provider: PaymentProvider,
  ready: StoredTransaction,
): Promise<void> {
  const { id, player, method, destination } = ready
  if (method === null || destination === null) throw new Error(`withdrawal ${id} goes nowhere`)
  passPlace('payout: not asked for yet')
  const opened = await provider.createPayout({
    reference: id,
    player,
    method,
    sum: sumOf(ready),
    destination: openDestination(needs.sealKey, id, destination),
  })
  passPlace('payout: asked for, not noted')
  if (opened.type === 'unknown') {
    needs.log.warn(
      { payment: id, provider: provider.id },
      'a provider was silent: it is asked about',
    )
    return
  }
  await change(needs, (on) => answered(needs, on, id, opened))
}

const sumOf = ({ asset, assetUnits, amount: whole, fee }: StoredTransaction): Sum =>
  asset !== null && assetUnits !== null
    ? { asset, units: assetUnits }
    : { asset: 'USD', units: amount(whole - fee) }

async function answered(
  needs: CashierNeeds,
  on: Change,
  id: string,
  opened: Exclude<Opened, { readonly type: 'unknown' }>,
): Promise<void> {
  const held = await holdTransaction(on.tx, id)
  if (held?.state !== 'confirming') return
  if (opened.type === 'opened') {
    await keep(on, held, { providerRef: opened.providerRef, lookAt: on.now, looks: 0 })
    return
  }
  await needs.touchSeat(on.tx, held.player)
  const { settlement } = await voidWithdrawal(on, held)
  const mover = { by: 'provider', reason: opened.reason, actor: held.provider ?? '' } as const
  await move({ needs, on }, held, { ...mover, to: 'declined' }, { settlement })
}
