import { type Answer, type Answers, isRefused, type Refused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { claimOffer, lookUpCode } from './claim-code.ts'
import { broughtBy } from './deposit-bonuses.ts'
import { cancelGrant, lookAfter, previewOf } from './end-grants.ts'
import type { BonusNeeds } from './needs.ts'
import { availabilityOf, refusalBecause } from './offers/availability.ts'
import { candidateOf } from './offers/candidate.ts'
import { pausedOffers } from './offers/find-offer.ts'
import { offerIn } from './offers/in-place.ts'
import { mostOf, grantShownOf, offerShownOf } from './shown.ts'
import { standingOf } from './standing.ts'
import { endedGrants, grantByKey, grantNamed, openGrants } from './store/grants.ts'
import type { StoredGrant } from './store/stored-grant.ts'
import { wageringLedger } from './wagering-ledger.ts'

/** So many of those that are over are shown. */
const endedShown = 20

type Names =
  | 'claimBonusCode'
  | 'cancelBonusCode'
  | 'readBonuses'
  | 'checkBonusCode'
  | 'wageringLedger'

/** What players ask of bonuses. */
export const bonusAnswers = (needs: BonusNeeds): Answers<Names> => ({
  claimBonusCode: claim(needs),
  cancelBonusCode: cancel(needs),
  readBonuses: read(needs),
  checkBonusCode: check(needs),
  wageringLedger: wageringLedger(needs),
})

const claim =
  (needs: BonusNeeds): Answer<'claimBonusCode'> =>
  async ({ player }, { requestKey, bonusCode: code }) => {
    const key = `claim:${requestKey}`
    const earlier = await grantByKey(needs.database, player, key)
    if (earlier) {
      if (earlier.code !== code.toUpperCase()) return { refused: 'requestKeyReused' }
      return shown(needs, player, earlier)
    }
    const offer = await lookUpCode(needs, { player, code })
    if (isRefused(offer)) return offer
    const claimed = await changed(needs, (on) => claimOffer(needs, on, offer, { player, key }))
    if (isRefused(claimed)) return claimed
    needs.tellPlayers([player])
    return shown(needs, player, claimed)
  }

const cancel =
  (needs: BonusNeeds): Answer<'cancelBonusCode'> =>
  async ({ player }, { bonusCode: named, preview }) => {
    const before = await grantNamed(needs.database, player, named)
    if (!before) return { refused: 'notFound' }
    const at = await standingOf(needs.database, before)
    const { cash } = await needs.playerStatus(player)
    const whatIf = previewOf(at, cash)
    if (preview) {
      const userStatus = await needs.playerStatus(player)
      const openRound = await needs.potRounds.hasOpen(needs.database, player)
      return { reply: { grant: grantShownOf(needs, at, openRound), preview: whatIf, userStatus } }
    }
    const ended = await changed(needs, (on) => cancelGrant(needs, on, { player, named: before.id }))
    if (isRefused(ended)) {
      await lookAfter(needs, player)
      return ended
    }
    needs.tellPlayers([player])
    const { reply } = await shown(needs, player, ended)
    return { reply: { ...reply, preview: whatIf } }
  }

const read =
  (needs: BonusNeeds): Answer<'readBonuses'> =>
  async ({ player }) => {
    const { database: on } = needs
    await lookAfter(needs, player)
    const open = await openGrants(on, player)
    const ended = await endedGrants(on, player, endedShown)
    const openRound = await needs.potRounds.hasOpen(on, player)
    const candidate = await candidateOf(needs, on, player)
    const paused = await pausedOffers(on)
    const place = await needs.placeBonuses(on, player)
    const now = needs.clock.now()
    return {
      reply: {
        grants: await Promise.all(
          [...open, ...ended].map(async (grant) =>
            grantShownOf(needs, await standingOf(on, grant), openRound),
          ),
        ),
        offers: needs.promotions.map((offer) => {
          const whole = { ...offerIn(place, offer), isPaused: paused.has(offer.id) }
          return offerShownOf(needs, whole, availabilityOf(needs, whole, candidate, now))
        }),
        userStatus: await needs.playerStatus(player),
      },
    }
  }

const check =
  (needs: BonusNeeds): Answer<'checkBonusCode'> =>
  async ({ player }, { bonusCode: code, amount }) => {
    const offer = await lookUpCode(needs, { player, code })
    if (isRefused(offer)) return offer
    const { reward, minDeposit } = offer.terms
    const candidate = await candidateOf(needs, needs.database, player)
    const at = availabilityOf(needs, offer, candidate, needs.clock.now())
    if (at.state !== 'open') return refusalBecause(at.why)
    const isEnough = amount !== undefined && amount >= (minDeposit ?? 0)
    const gives =
      amount === undefined
        ? null
        : isEnough
          ? broughtBy(
              {
                amount: mostOf(reward),
                most: mostOf(reward),
                percent: reward.type === 'match' ? reward.percent : null,
              },
              amount,
            )
          : 0
    return { reply: { offer: offerShownOf(needs, offer, at), gives } }
  }

/** Takes back what was written when it comes to a no. */
class RefusedChange extends Error {
  readonly answer: Refused
  constructor(answer: Refused) {
    super(answer.refused)
    this.answer = answer
  }
}

async function changed(
  needs: BonusNeeds,
  work: (on: {
    readonly tx: Parameters<Parameters<BonusNeeds['database']['transaction']>[0]>[0]
    readonly now: number
  }) => Promise<StoredGrant | Refused>,
): Promise<StoredGrant | Refused> {
  try {
    return await needs.database.transaction(async (tx) => {
      const answer = await work({ tx, now: needs.clock.now() })
      if (isRefused(answer)) throw new RefusedChange(answer)
      return answer
    })
  } catch (fault) {
    if (fault instanceof RefusedChange) return fault.answer
    throw fault
  }
}

async function shown(needs: BonusNeeds, player: PlayerId, grant: StoredGrant) {
  const now = (await grantNamed(needs.database, player, grant.id)) ?? grant
  const openRound = await needs.potRounds.hasOpen(needs.database, player)
  return {
    reply: {
      grant: grantShownOf(needs, await standingOf(needs.database, now), openRound),
      userStatus: await needs.playerStatus(player),
    },
  }
}
