import { referralDesks } from '#modules/backoffice'
import { grants, promotable } from '#modules/bonuses'
import { cashierPort, paymentFacts, shareMethod } from '#modules/cashier'
import { compliancePort } from '#modules/compliance'
import { playerRegistered, promoCodeOf, sharedByTwo } from '#modules/identity'
import { playersWithTurnover } from '#modules/loyalty'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute } from '#platform/module/port'
import { ownPromoRows } from '#platform/personal-data/own-rows'
import { friendCame } from './invite.ts'
import type { ReferralNeeds } from './needs.ts'
import { decideReferral, settleReferrals } from './settle.ts'
import { friendsInReview } from './store/friends.ts'
import { ownInvitations } from './store/own-invitations.ts'
import { tellBuddy } from './tell-buddy.ts'
import { readReferralTerms } from './terms.ts'

const settleEveryMs = 15_000
const reviewsShown = 200

/** Invitations: a chip for a friend and for who invited them. */
export const module: Module = {
  name: 'referrals',
  level: 9,
  offers: [contribute(ownPromoRows, ownInvitations)],
  create: (given) => {
    const needs = needsOf(given)
    return {
      offers: [
        contribute(playerRegistered, friendCame({ ...needs, promoCodeOf })),
        contribute(referralDesks, {
          inReview: (on) => friendsInReview(on, reviewsShown),
          decide: (tx, decision) => decideReferral(needs, tx, decision),
        }),
      ],
      answers: { bonusBuddy: tellBuddy(needs) },
      jobs: [
        {
          name: 'referrals',
          where: 'oneNode',
          everyMs: settleEveryMs,
          work: async () => {
            await settleReferrals(needs)
          },
        },
      ],
    }
  },
}

function needsOf({ database, clock, channels, get }: ModuleNeeds): ReferralNeeds {
  const { payerOf } = get(cashierPort)
  const { raiseAbuse } = get(compliancePort).desk
  return {
    database,
    clock,
    terms: readReferralTerms(),
    giveGrant: get(grants).giveGrant,
    mayPromote: get(promotable).mayPromote,
    userTypeOf: async (on, player) => (await payerOf(on, player)).userType,
    isEmailVerified: async (on, player) => (await payerOf(on, player)).emailVerified,
    paymentsOf: paymentFacts,
    playersWithTurnover,
    sharedBy: async (on, friend, inviter) => [
      ...(await sharedByTwo(on, friend, inviter)),
      ...((await shareMethod(on, friend, inviter)) ? (['paymentMethod'] as const) : []),
    ],
    raise: (tx, inviter, { friend, shares }) =>
      raiseAbuse(tx, inviter, {
        kind: 'referralLinked',
        find: `friend:${friend}`,
        facts: { players: [friend], shares: [...shares] },
      }),
    tellPlayers: channels.playersChanged.publish,
  }
}
