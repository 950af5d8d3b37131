import { createHash } from 'node:crypto'
import { amount } from '@fairhouse/money'
import { isRefused, type PlayerAsk, type Refused } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import type { SellersAnswers, SellersNeeds } from './needs.ts'
import type { Ordered } from './seller.ts'
import { currencies, methodsFor, whoAsks } from './show-offers.ts'
import { insertPurchase, keepOrder, type Purchase, purchaseNamed } from './store/purchases.ts'

type Order = SellersAnswers['cryptoPurchaseOrder']
type Body = Parameters<Order>[1]

/** The same request key orders once, and hears the same answer. */
export async function orderCoins(
  needs: SellersNeeds,
  ask: PlayerAsk,
  body: Body,
): Promise<Awaited<ReturnType<Order>>> {
  const { database, clock } = needs
  const { requestKey, ...rest } = body
  const bodyHash = createHash('sha256').update(JSON.stringify(rest)).digest()
  const before = await purchaseNamed(database, ask.player, requestKey)
  const refused = before ? null : await begin(needs, ask, { ...body, bodyHash })
  if (refused) return refused
  const begun = before ?? (await purchaseNamed(database, ask.player, requestKey))
  if (!begun) throw new Error('a purchase was not written')
  if (!begun.bodyHash.equals(bodyHash)) return { refused: 'requestKeyReused' }
  if (begun.order) return { reply: { ...begun.order, address: begun.address } }
  const ordered = await askSeller(needs, ask, { body, begun })
  if (isRefused(ordered)) return ordered
  if (ordered.type !== 'ordered') return { refused: 'paymentUnavailable' }
  const { orderId, redirectUrl } = ordered
  const kept = await keepOrder(database, { id: begun.id, orderId, redirectUrl, now: clock.now() })
  return { reply: { ...kept, address: begun.address } }
}

async function askSeller(
  needs: SellersNeeds,
  ask: PlayerAsk,
  { body, begun }: { readonly body: Body; readonly begun: Purchase },
): Promise<Ordered | Refused> {
  const methods = await methodsFor(needs, ask)
  if (isRefused(methods)) return methods
  const asset = methods.find(({ name }) => name === body.methodName)?.asset
  if (!needs.seller || asset === undefined) return { refused: 'methodUnavailable' }
  const page = `${needs.originOf(ask.host)}/${ask.language}/cashier/buy-crypto`
  return needs.seller.order({
    reference: begun.id,
    asset,
    currency: body.currency,
    amount: amount(BigInt(body.amount)),
    provider: body.provider,
    paymentMethod: body.paymentMethod,
    payTo: begun.address,
    userAgent: ask.userAgent,
    language: ask.language,
    returnUrl: `${page}?order=${begun.id}&method=${body.methodName}`,
    failedUrl: page,
    ...(await whoAsks(needs, ask)),
  })
}

/** Looks whether it may be, and writes it down with the player's own address. */
async function begin(
  { database, clock, seller, payIn }: SellersNeeds,
  ask: PlayerAsk,
  body: Body & { readonly bodyHash: Buffer },
): Promise<Refused | null> {
  const { methodName, amount: cents, currency } = body
  if (!seller || !currencies.includes(currency)) return { refused: 'methodUnavailable' }
  const checked = await payIn().depositCheck(ask, { methodName, amount: cents })
  if (isRefused(checked)) return checked
  let selected = await payIn().depositMethodSelect(ask, { methodName })
  // Each question is held for a while: it ends with an address, or with the chain that did not start.
  while (!isRefused(selected) && selected.reply.starting)
    selected = await payIn().depositMethodSelect(ask, { methodName })
  if (isRefused(selected)) return selected
  const { method, instruction } = selected.reply
  // An address that needs a tag is not told to a seller: a tag that gets lost on the way loses the coins.
  if (
    instruction?.kind !== 'address' ||
    instruction.tag !== null ||
    method.sandbox !== seller.sandbox
  )
    return { refused: 'methodUnavailable' }
  const now = clock.now()
  await insertPurchase(database, {
    id: uuidV7(now),
    player: ask.player,
    requestKey: body.requestKey,
    bodyHash: body.bodyHash,
    seller: seller.id,
    method: methodName,
    currency,
    amount: amount(BigInt(cents)),
    provider: body.provider,
    paymentMethod: body.paymentMethod,
    address: instruction.address,
    now,
  })
  return null
}
