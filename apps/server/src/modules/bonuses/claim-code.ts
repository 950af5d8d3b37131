import { depositDays } from '@fairhouse/contract/bonus-rules'
import { isRefused, type Refused } from '#platform/answer'
import type { Queryable } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { newGrant } from './give-grant.ts'
import { beginNext } from './move-grant.ts'
import type { BonusNeeds, Change } from './needs.ts'
import { availabilityOf, refusalBecause, spinGame } from './offers/availability.ts'
import { candidateOf } from './offers/candidate.ts'
import { findOffer, takeUse } from './offers/find-offer.ts'
import { offerIn } from './offers/in-place.ts'
import type { Offer } from './offers/offer.ts'
import { periodOf } from './offers/when-open.ts'
import { grantByKey, insertGrant, openGrants } from './store/grants.ts'
import type { StoredGrant } from './store/stored-grant.ts'
import { forgetTry, noteTry } from './store/wrong-codes.ts'

const dayMs = 86_400_000

/** Whoever tries so many codes that nobody has within the hour has to wait. */
const wrongCodesAtMost = 10
const wrongCodesMs = 3_600_000

/** A wish for what is behind a code. */
export interface Claim {
  readonly player: PlayerId
  readonly code: string
  /** Makes it happen once. */
  readonly key: string
}

/** The offer behind a code for this player, or the no with its reason. Guessing is counted, outside of any transaction that is undone. */
export async function lookUpCode(
  needs: BonusNeeds,
  { player, code }: Pick<Claim, 'player' | 'code'>,
): Promise<Offer | Refused> {
  const { database, clock, log } = needs
  const at = clock.now()
  const bound = { since: at - wrongCodesMs, most: wrongCodesAtMost }
  if (!(await noteTry(database, player, { at, ...bound })))
    return { refused: 'tooManyAttempts', retryAfterSeconds: wrongCodesMs / 1000 }
  const offer = await findOffer(database, needs.promotions, code)
  // A code for somebody else is told from none by nobody.
  if (offer && (await isFor(needs, database, offer, player))) {
    await forgetTry(database, player, at)
    return (
      (await refusalNow(needs, database, offer, player)) ??
      offerIn(await needs.placeBonuses(database, player), offer)
    )
  }
  log.info({ player }, 'a bonus code that nobody has was tried')
  return { refused: 'bonusCodeInvalid', because: 'bonusUnknown' }
}

/** Whether a code is for this player at all, whenever it can be claimed. */
const isFor = async (
  needs: Pick<BonusNeeds, 'inSegment'>,
  on: Queryable,
  offer: Pick<Offer, 'player' | 'segment'>,
  player: PlayerId,
): Promise<boolean> =>
  (offer.player === null || offer.player === player) &&
  (offer.segment === null || needs.inSegment(on, offer.segment, player))

async function refusalNow(
  needs: BonusNeeds,
  on: Queryable,
  offer: Offer,
  player: PlayerId,
): Promise<Refused | null> {
  if (!(await isFor(needs, on, offer, player)))
    return { refused: 'bonusCodeInvalid', because: 'bonusUnknown' }
  const candidate = await candidateOf(needs, on, player)
  const at = availabilityOf(needs, offer, candidate, needs.clock.now())
  return at.state === 'open' ? null : refusalBecause(at.why)
}

/**
 * Claims an offer. What needs a deposit waits for it, the rest begins at once or after the grant before it. Asked again under the same key it
 * gives the same grant.
 */
export async function claimOffer(
  needs: BonusNeeds,
  on: Change,
  offer: Offer,
  { player, key }: Omit<Claim, 'code'>,
): Promise<StoredGrant | Refused> {
  const { tx, now } = on
  await needs.touchSeat(tx, player)
  const earlier = await grantByKey(tx, player, key)
  if (earlier) return earlier
  const no = await refusalUnderSeat(needs, tx, offer, player)
  if (no) return no
  if (offer.isCounted && !(await takeUse(tx, offer))) return refusalBecause('usedUp')
  const inPlace = offerIn(await needs.placeBonuses(tx, player), offer)
  const grant = grantOfOffer(needs, inPlace, { player, key, now })
  if (isRefused(grant)) return grant
  if (!(await insertGrant(tx, grant))) return refusalBecause('taken')
  if (grant.state === 'waiting') await beginNext(needs, on, player)
  return (await grantByKey(tx, player, key)) ?? grant
}

/**
 * Asked again under the player's seat: of two claims at once the second sees what the first one did. Whoever comes when all uses are taken
 * waits for nobody.
 */
async function refusalUnderSeat(
  needs: BonusNeeds,
  tx: Change['tx'],
  offer: Offer,
  player: PlayerId,
): Promise<Refused | null> {
  const standing = offer.isCounted ? ((await findOffer(tx, [], offer.code)) ?? offer) : offer
  const no = await refusalNow(needs, tx, standing, player)
  if (no || offer.terms.minDeposit === null) return no
  const isWaiting = (await openGrants(tx, player)).some(({ state }) => state === 'offered')
  return isWaiting ? { refused: 'bonusCodeInvalid', because: 'bonusWaitsForAnother' } : null
}

function grantOfOffer(
  needs: BonusNeeds,
  { id: offer, code, name, terms, once }: Offer,
  { player, key, now }: { readonly player: PlayerId; readonly key: string; readonly now: number },
): StoredGrant | Refused {
  const { minDeposit, cryptoOnly, times, games } = terms
  const given = givenBy(needs, terms)
  if (isRefused(given)) return given
  return newGrant({
    id: uuidV7(now),
    player,
    key,
    type: terms.reward.type,
    state: minDeposit === null ? 'waiting' : 'offered',
    offer,
    code,
    name,
    period: periodOf(once, now),
    ...given,
    minDeposit,
    cryptoOnly,
    times,
    games,
    depositBy: minDeposit === null ? null : now + depositDays * dayMs,
    claimedAt: now,
  })
}

type GivenPart = Pick<StoredGrant, 'amount' | 'most' | 'percent' | 'spins' | 'maxCashout'>

/** What a reward is in a grant. What a match comes to, its deposit says; only what was given for nothing has a cap on what it becomes. */
function givenBy(
  needs: BonusNeeds,
  { reward, maxCashout }: Pick<Offer['terms'], 'reward' | 'maxCashout'>,
): GivenPart | Refused {
  const none = { most: null, percent: null, spins: null }
  switch (reward.type) {
    case 'match':
      return { ...none, amount: 0, most: reward.most, percent: reward.percent, maxCashout: null }
    case 'freeChip':
      return { ...none, amount: reward.amount, maxCashout }
    case 'freeSpins': {
      const game = spinGame(needs, reward)
      if (game === null) return refusalBecause('noGame')
      const { count, stake } = reward
      return {
        ...none,
        amount: count * stake,
        spins: { count, stake, gameId: game.id },
        maxCashout,
      }
    }
  }
}
