import { wagering } from '@fairhouse/contract/bonus-rules'
import type { BonusTypeName } from '@fairhouse/contract/entities/bonus-words'
import type { Amount } from '@fairhouse/money'
import { readPurse } from '#modules/wallet'
import type { Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { beginNext } from './move-grant.ts'
import type { BonusNeeds } from './needs.ts'
import { timesIn } from './offers/in-place.ts'
import { grantByKey, insertGrant } from './store/grants.ts'
import type { StoredGrant } from './store/stored-grant.ts'

/** A grant that somebody gives: a reward, a prize, a gift. */
export interface NewGrant {
  /** Makes it happen once for this player, however often it is asked for: `cashback:2026-11-23`. */
  readonly key: string
  readonly player: PlayerId
  readonly type: Exclude<BonusTypeName, 'match' | 'freeSpins'>
  /** Minor units of dollars. */
  readonly amount: Amount
  /** As the player reads it: `Weekly cashback`. */
  readonly reason: string
  /** The most that a free chip becomes, in minor units, where the rules of the place leave that; without it there is no such cap. */
  readonly maxCashout?: number
}

export type GrantOutcome =
  | { readonly type: 'given' | 'repeated'; readonly grant: string }
  | { readonly type: 'refused'; readonly by: Refused }

/** Gives grants to players. */
export interface Grants {
  /**
   * In the transaction of whatever earned it. The grant begins at once, or waits for the one before it or for the open round.
   * @throws RangeError for an amount of nothing.
   */
  giveGrant(tx: Transaction, grant: NewGrant): Promise<GrantOutcome>
}

/** Times to be wagered, by type: what was earned is wagered once. */
const timesOf: Readonly<Record<NewGrant['type'], number>> = {
  freeChip: wagering.freeChip,
  cashback: wagering.reward,
  compExchange: wagering.reward,
  tournamentPrize: wagering.reward,
  lottoPrize: wagering.reward,
  mystery: wagering.reward,
  manual: wagering.reward,
}

/** @see Grants */
export const createGrants = (needs: BonusNeeds): Grants => ({
  giveGrant: async (tx, asked) => {
    const { player, key, amount } = asked
    if (amount === 0n) throw new RangeError(`grant ${key} of nothing`)
    await needs.touchSeat(tx, player)
    const earlier = await grantByKey(tx, player, key)
    if (earlier) return { type: 'repeated', grant: earlier.id }
    if ((await readPurse(tx, player)).userType !== 1)
      return { type: 'refused', by: { refused: 'notPermitted', because: 'bonusPlayMoney' } }
    if (!(await needs.mayPromote(tx, player)))
      return { type: 'refused', by: { refused: 'notPermitted', because: 'bonusRestricted' } }
    const now = needs.clock.now()
    const place = await needs.placeBonuses(tx, player)
    const grant = newGrant({
      id: uuidV7(now),
      player,
      key,
      type: asked.type,
      name: asked.reason,
      amount: Number(amount),
      times: timesIn(place, timesOf[asked.type]),
      maxCashout: place.maxCashout && asked.type === 'freeChip' ? (asked.maxCashout ?? null) : null,
      games: asked.type === 'freeChip' ? 'contributing' : 'all',
      claimedAt: now,
    })
    if (!(await insertGrant(tx, grant)))
      throw new Error(`grant ${key} of ${player} was not written`)
    await beginNext(needs, { tx, now }, player)
    return { type: 'given', grant: grant.id }
  },
})

/** A grant of which nothing is known but what is said; it waits. */
export const newGrant = (
  born: Pick<
    StoredGrant,
    'id' | 'player' | 'key' | 'type' | 'name' | 'amount' | 'times' | 'games' | 'claimedAt'
  > &
    Partial<StoredGrant>,
): StoredGrant => ({
  state: 'waiting',
  offer: null,
  code: null,
  period: null,
  isVoid: false,
  most: null,
  percent: null,
  minDeposit: null,
  cryptoOnly: false,
  toWager: 0,
  countedFrom: 0,
  wagered: 0,
  maxCashout: null,
  spins: null,
  spinWins: null,
  depositId: null,
  depositBy: null,
  isGone: false,
  begunAt: null,
  expiresAt: null,
  endedAt: null,
  givenBy: null,
  endedBy: null,
  paidOut: 0,
  takenBack: 0,
  toldAs: null,
  ...born,
})
