import {
  contribution,
  contributionGroup,
  highestStake,
  maxStakeUnits,
  type WageredGame,
} from '@fairhouse/contract/bonus-rules'
import { broughtBy } from '../deposit-bonuses.ts'
import type { OfferTerms } from '../offers/offer.ts'
import { mostOf } from '../shown.ts'
import { type Band, bandsOf, meanOf, type SpreadOfGame } from './bands.ts'
import { type ClaimPrice, reckonClaim, toItsEnd } from './claim-price.ts'
import { reckonWinnings } from './spins-won.ts'

/** A game that a claim is thought to be wagered in. */
export interface PricedGame extends WageredGame {
  readonly certificate: SpreadOfGame
}

/** What one claim of an offer comes to, on average. Minor units. */
export interface OfferPrice extends ClaimPrice {
  /** What is given; of free spins what they win. */
  readonly gives: number
  /** What the house keeps of own money that is staked on the way. */
  readonly keeps: number
}

/** All of a reckoning at once. Pure. */
export const priceOfOffer = (...asked: Parameters<typeof reckonOffer>): OfferPrice | null =>
  toItsEnd(reckonOffer(...asked))

/**
 * What a claim costs when it is wagered in a game at the highest stake that it allows, which leaves the most to chance.
 * @param spinGame in which its free spins are played.
 * @param deposit minor units; nothing for an offer without one.
 * @returns null where the game counts nothing, so that it would never end, and where there are too many stakes or rounds to reckon.
 */
export function* reckonOffer(
  terms: Pick<OfferTerms, 'reward' | 'times' | 'maxCashout' | 'minDeposit'>,
  { game, spinGame }: { readonly game: PricedGame; readonly spinGame: PricedGame },
  deposit: number,
): Generator<void, OfferPrice | null> {
  const counts = contribution[contributionGroup(game)]
  if (counts === 0 && terms.times > 0) return null
  const bands = bandsOf(game.certificate)
  const { reward, times, maxCashout } = terms
  const cash = terms.minDeposit === null ? 0 : deposit
  const of = (bonus: number) =>
    reckonClaim({
      cash,
      bonus,
      toWager: bonus * times,
      stake: times > 1 ? highestStake(bonus) : Math.min(maxStakeUnits, Math.max(1, bonus)),
      counts: Math.max(counts, Number.MIN_VALUE),
      maxCashout,
      bands,
    })
  if (reward.type === 'freeSpins')
    return yield* spinsPrice(reward, { bands, ofSpins: bandsOf(spinGame.certificate) }, of)
  const match = { percent: reward.type === 'match' ? reward.percent : null, most: mostOf(reward) }
  const gives = broughtBy({ ...match, amount: mostOf(reward) }, deposit)
  const price = yield* of(gives)
  return price && priced(gives, price, bands)
}

function* spinsPrice(
  { count, stake }: { readonly count: number; readonly stake: number },
  { bands, ofSpins }: { readonly bands: readonly Band[]; readonly ofSpins: readonly Band[] },
  of: (bonus: number) => Generator<void, ClaimPrice | null>,
): Generator<void, OfferPrice | null> {
  const won: { readonly probability: number; readonly price: ClaimPrice }[] = []
  for (const { stakes, probability } of yield* reckonWinnings(ofSpins, count)) {
    const price = yield* of(Math.round(stakes * stake))
    if (price === null) return null
    won.push({ probability, price })
  }
  const mean = (value: (price: ClaimPrice) => number): number =>
    won.reduce((sum, { probability, price }) => sum + probability * value(price), 0)
  return priced(
    Math.round(count * stake * meanOf(ofSpins)),
    {
      paidOut: mean(({ paidOut }) => paidOut),
      chance: mean(({ chance }) => chance),
      cashStaked: mean(({ cashStaked }) => cashStaked),
    },
    bands,
  )
}

const priced = (gives: number, price: ClaimPrice, bands: readonly Band[]): OfferPrice => ({
  ...price,
  gives,
  keeps: price.cashStaked * (1 - meanOf(bands)),
})
