import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { amount, toWire } from '@fairhouse/money'
import { isRefused, type PlayerAsk, type Refused } from '#platform/answer'
import type { SellersAnswers, SellersNeeds } from './needs.ts'

type Coins = SellersAnswers['cryptoPurchaseCurrencies']
type Offers = SellersAnswers['cryptoPurchaseOffers']

/** Deposits are limited in dollars, and so is what coins are bought with. */
export const currencies = ['USD']

/** Coins that the player may pay in and that are of the seller's kind of money. */
export async function methodsFor(
  { seller, payIn }: SellersNeeds,
  ask: PlayerAsk,
): Promise<readonly PaymentMethod[] | Refused> {
  const told = await payIn().deposit(ask, {})
  if (isRefused(told)) return told
  return told.reply.methods.filter(
    ({ kind, deposit, sandbox }) => kind === 'coin' && deposit && sandbox === seller?.sandbox,
  )
}

export const whoAsks = async ({ countryOf }: SellersNeeds, { player, address }: PlayerAsk) => ({
  player: String(player),
  country: await countryOf(player),
  address,
})

export async function showCoins(
  needs: SellersNeeds,
  ask: Parameters<Coins>[0],
): Promise<Awaited<ReturnType<Coins>>> {
  const methods = await methodsFor(needs, ask)
  if (isRefused(methods)) return methods
  const sold = (methods.length > 0 && (await needs.seller?.coins())) || []
  const coins = methods
    .filter(({ asset }) => sold.includes(asset))
    .map(({ name, asset, network }) => ({ method: name, asset, network: network ?? '' }))
  return { reply: { coins, currencies, sandbox: needs.seller?.sandbox ?? false } }
}

export async function showOffers(
  needs: SellersNeeds,
  ask: Parameters<Offers>[0],
  { methodName, currency, amount: cents }: Parameters<Offers>[1],
): Promise<Awaited<ReturnType<Offers>>> {
  const methods = await methodsFor(needs, ask)
  if (isRefused(methods)) return methods
  const method = methods.find(({ name }) => name === methodName)
  if (!method || !needs.seller || !currencies.includes(currency))
    return { refused: 'methodUnavailable' }
  const wish = { asset: method.asset, currency, amount: amount(BigInt(cents)) }
  const offers = await needs.seller.offers({ ...wish, ...(await whoAsks(needs, ask)) })
  if (!offers) return { refused: 'paymentUnavailable' }
  return { reply: { offers: offers.map((offer) => ({ ...offer, fee: toWire(offer.fee) })) } }
}
