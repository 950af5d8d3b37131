import { setImmediate } from 'node:timers/promises'
import { contribution, contributionGroup, type WageredGame } from '@fairhouse/contract/bonus-rules'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { createGrants, type GrantOutcome, type NewGrant } from '../give-grant.ts'
import type { BonusNeeds } from '../needs.ts'
import { spinGame } from '../offers/availability.ts'
import { insertCode, type NewCode } from '../offers/find-offer.ts'
import type { OfferTerms } from '../offers/offer.ts'
import { oneAtATime } from '../price/one-at-a-time.ts'
import { type OfferPrice, type PricedGame, reckonOffer } from '../price/price-of-offer.ts'
import type { StoredGrant } from '../store/stored-grant.ts'
import { type ListedOffer, listedOffers } from './offers-listed.ts'
import { pauseCode, type PauseOutcome, pausePromotion } from './store/codes.ts'
import { costRows, type CostRow, costTotal, type LedgerCosts, ledgerCosts } from './store/costs.ts'
import { foundGrants, type GrantsAsked } from './store/found-grants.ts'
import { liabilityAt, type Liability } from './store/liability.ts'
import { type NotTaken, takeBackGrant, worthOf } from './take-back.ts'

/** What bonuses are given for what staff ask. */
export interface BonusDeskNeeds extends BonusNeeds {
  /** Own games with what was proved of them, by uri. */
  readonly pricedGames: () => readonly (PricedGame & { readonly name: string })[]
}

/** What staff see and do of bonuses. Who may is the back office's to say; deeds happen in its transaction. */
export interface BonusDesk {
  offers(on: Queryable): Promise<ListedOffer[]>
  /** Games that an offer can be priced in: those that count toward wagering, the ones that count most first. */
  games(): readonly { readonly uri: string; readonly name: string }[]
  /**
   * What a claim costs; null for a game that counts nothing or is not ours, and where there is too much to reckon. Bets go on meanwhile, and
   * one is reckoned after another: `tooOften` while several wait. @param deposit minor units.
   */
  price(
    terms: OfferTerms,
    asked: { readonly uri: string; readonly deposit: number },
  ): Promise<OfferPrice | null | 'tooOften'>
  /** Stops an offer, or lets it go on. */
  pause(
    tx: Transaction,
    asked: { readonly offer: string; readonly paused: boolean; readonly by: string },
  ): Promise<PauseOutcome>
  /** False when something is claimed by that code already. */
  makeCode(tx: Transaction, code: Omit<NewCode, 'madeAt'>): Promise<boolean>
  grants(on: Queryable, asked: GrantsAsked): Promise<StoredGrant[]>
  give(tx: Transaction, grant: NewGrant): Promise<GrantOutcome>
  worthOf(on: Queryable, player: PlayerId, grant: string): Promise<number | NotTaken>
  takeBack(
    tx: Transaction,
    asked: { readonly player: PlayerId; readonly grant: string; readonly staff: string },
  ): Promise<number | NotTaken>
  /** @param at epoch milliseconds. */
  liability(on: Queryable, at: number): Promise<Liability>
  /** @param period epoch milliseconds; `to` is not part of it. */
  costs(
    on: Queryable,
    period: { readonly from: number; readonly to: number },
  ): Promise<{
    readonly rows: readonly CostRow[]
    /** Of all rows, also those that are not listed. */
    readonly total: Omit<CostRow, 'key' | 'name'>
    readonly ledger: LedgerCosts
  }>
}

const costsShown = 500
const pricesWaiting = 3

/** Lets others go on between the steps of a long reckoning: the house's one thread is that of its bets. */
async function besidesOthers<Result>(reckoning: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = reckoning.next()
    if (step.done === true) return step.value
    // oxlint-disable-next-line no-await-in-loop -- that is what it is for
    await setImmediate()
  }
}

const shareOf = (game: WageredGame): number => contribution[contributionGroup(game)]

export function createBonusDesk(needs: BonusDeskNeeds): BonusDesk {
  const { clock, promotions, pricedGames } = needs
  const { giveGrant } = createGrants(needs)
  const inTurn = oneAtATime(pricesWaiting)
  const spinGameOf = ({ reward }: OfferTerms) => {
    const played = reward.type === 'freeSpins' ? spinGame(needs, reward) : null
    return pricedGames().find(({ uri }) => uri === played?.uri)
  }
  return {
    offers: (on) => listedOffers(needs, on),
    games: () =>
      pricedGames()
        .filter((game) => shareOf(game) > 0)
        .toSorted((one, other) => shareOf(other) - shareOf(one))
        .map(({ uri, name }) => ({ uri, name })),
    price: async (terms, { uri, deposit }) => {
      const game = pricedGames().find((one) => one.uri === uri)
      if (!game) return null
      const games = { game, spinGame: spinGameOf(terms) ?? game }
      return inTurn(() => besidesOthers(reckonOffer(terms, games, deposit)))
    },
    pause: async (tx, { offer, paused, by }) => {
      if (promotions.some(({ id }) => id === offer))
        return (await pausePromotion(tx, { offer, paused, by, at: clock.now() }))
          ? 'done'
          : 'soAlready'
      const code = offer.startsWith('code:') ? offer.slice('code:'.length) : null
      return code === null ? 'notFound' : pauseCode(tx, { code, paused, by })
    },
    makeCode: async (tx, code) =>
      promotions.every((one) => one.code !== code.code) &&
      insertCode(tx, { ...code, madeAt: clock.now() }),
    grants: foundGrants,
    give: giveGrant,
    worthOf,
    takeBack: (tx, asked) => takeBackGrant(needs, tx, asked),
    liability: liabilityAt,
    costs: async (on, period) => ({
      rows: await costRows(on, period, costsShown),
      total: await costTotal(on, period),
      ledger: await ledgerCosts(on, period),
    }),
  }
}
