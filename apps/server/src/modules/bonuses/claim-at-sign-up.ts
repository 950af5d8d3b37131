import { isRefused } from '#platform/answer'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { claimOffer } from './claim-code.ts'
import type { BonusNeeds } from './needs.ts'
import { findOffer } from './offers/find-offer.ts'

/**
 * Claims the code that a new player signed up with, as far as it can be had; one that cannot keeps nobody from signing up, and the page of bonus
 * codes takes it later.
 */
export const claimAtSignUp =
  (
    needs: BonusNeeds,
    promoCodeOf: (on: Queryable, player: PlayerId) => Promise<string | null>,
  ): ((tx: Transaction, player: PlayerId, userType: 1 | 2) => Promise<void>) =>
  async (tx, player, userType) => {
    if (userType !== 1) return
    const code = await promoCodeOf(tx, player)
    const offer = code === null ? null : await findOffer(tx, needs.promotions, code)
    if (!offer) return
    const claimed = await claimOffer(needs, { tx, now: needs.clock.now() }, offer, {
      player,
      key: 'sign-up',
    })
    if (isRefused(claimed))
      needs.log.info({ player, why: claimed.because }, 'a sign-up code gave nothing')
  }
