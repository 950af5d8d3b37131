import type { StatusQuestion } from '#modules/cashier'
import type { NoticeSource } from '../notices/notice-source.ts'
import type { SellersAnswers, SellersNeeds } from './needs.ts'
import { orderCoins } from './order-coins.ts'
import type { Seller } from './seller.ts'
import { showCoins, showOffers } from './show-offers.ts'
import { keepState } from './store/purchases.ts'

/** Those who sell coins to players, to be paid in at once. */
export interface Sellers {
  readonly answers: SellersAnswers
  /** Who tells of orders; undefined for somebody else. */
  readonly noticesOf: (id: string) => NoticeSource | undefined
}

export const createSellers = (needs: SellersNeeds): Sellers => ({
  answers: {
    cryptoPurchaseCurrencies: (ask) => showCoins(needs, ask),
    cryptoPurchaseOffers: (ask, body) => showOffers(needs, ask, body),
    cryptoPurchaseOrder: (ask, body) => orderCoins(needs, ask, body),
  },
  noticesOf: (id) => (needs.seller?.id === id ? sourceOf(needs, needs.seller) : undefined),
})

/** Notices are kept as questions; of a seller, the part is how the order stands. */
const sourceOf = ({ database, clock }: SellersNeeds, seller: Seller): NoticeSource => ({
  id: seller.id,
  readNotice: (raw, headers) => {
    const news = seller.readNotice(raw, headers)
    if (news === null || news === 'nothing') return news && []
    const { reference, orderId, state } = news
    return [{ kind: 'deposit', reference, providerRef: orderId, part: state }]
  },
  hear: async ({ reference, providerRef, part }: StatusQuestion) => {
    if (providerRef === null || part === undefined || !isUuid(reference)) return
    await keepState(database, {
      id: reference,
      orderId: providerRef,
      state: part,
      now: clock.now(),
    })
  },
})

const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
