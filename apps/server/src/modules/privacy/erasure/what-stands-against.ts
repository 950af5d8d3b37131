import { type ErasureWait, erasureWaits } from '@fairhouse/contract/erasure-choices'
import { isDeposit, isWithdrawal, type PaymentFact, paymentFacts } from '#modules/cashier'
import { ownComplaints } from '#modules/complaints'
import { compliancePort } from '#modules/compliance'
import { statusPort } from '#modules/identity'
import { hasOpenRound, roundsElsewhere } from '#modules/play'
import { isExcluded } from '#modules/protection'
import type { ModuleNeeds } from '#platform/module/module-needs'
import type { PlayerId } from '#platform/ids'
import type { PrivacyNeeds } from '../needs.ts'

const underWay: readonly PaymentFact['state'][] = ['pending', 'confirming', 'sent']

/** A round in a live room or a game of others is over long before so many have followed it. */
const newestLookedAt = 20

/** What has to be settled before a player's data may go. */
export function waitsOfPlayer({ database, clock, get, later, all }: ModuleNeeds) {
  const status = later(statusPort)
  const elsewhere = all(roundsElsewhere)
  return async (player: PlayerId): Promise<ErasureWait[]> => {
    const { cash, withdrawalFund, bonusData, isSuspended } = await status().playerStatus(player)
    const payments = await paymentFacts(database, player, 0)
    const complaints = await get(ownComplaints)(player)
    const flags = await get(compliancePort).desk.flagsOf(player)
    const standing: Readonly<Record<ErasureWait, boolean>> = {
      money: cash > 0,
      payment: withdrawalFund > 0 || payments.some(({ state }) => underWay.includes(state)),
      round: await isPlaying(player),
      bonus: bonusData !== null,
      complaint: complaints.some(({ state }) => state === 'open' || state === 'escalated'),
      // That somebody should call is no reason to keep anything.
      check: flags.some(({ kind, closed }) => kind !== 'harm' && closed === null),
      suspension: isSuspended,
    }
    return erasureWaits.filter((wait) => standing[wait])
  }

  async function isPlaying(player: PlayerId): Promise<boolean> {
    if (await hasOpenRound(database, player, clock.now())) return true
    const newest = await Promise.all(
      elsewhere().map((rounds) => rounds.newest(database, player, newestLookedAt)),
    )
    return newest.flat().some(({ finished }) => !finished)
  }
}

/** Why the law may want it known who a player is. */
export const knowsPerson: PrivacyNeeds['person'] = async (on, player, now) => {
  const payments = await paymentFacts(on, player, 0)
  return {
    paid: payments.some((payment) => isDeposit(payment) || isWithdrawal(payment)),
    excluded: await isExcluded(on, player, now),
  }
}
