import { turnoverOf } from '@fairhouse/contract/turnover'
import { settledProviderRound } from '#modules/providers'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { balancesOf } from '../store/balances.ts'
import { lockPlayer } from '../store/player-row.ts'
import { standingsOf } from '../store/standings.ts'
import {
  insertTakenBack,
  lookAgain,
  type RoundOfPlayer,
  standingRound,
  type StandingRound,
} from '../store/taken-back.ts'
import { vipStandingAt } from '../vip/vip-standing.ts'
import type { GameCounted } from './counted-round.ts'
import { takeBack } from './credit.ts'
import { nothingYet, pointsOf, ticketsBetween } from './earn.ts'

interface BackNeeds {
  readonly clock: Clock
  readonly gameOf: (gameId: number) => GameCounted
}

/**
 * Looks again at rounds of providers that were counted, and takes what they earned and would not have earned as they stand now: points and tickets as far
 * as the player has them, and turnover as far as no level goes with it. Looking twice changes nothing. To be called while nobody else counts.
 */
export async function takeBackRounds(
  tx: Transaction,
  needs: BackNeeds,
  rounds: readonly RoundOfPlayer[],
): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one connection, and each changes where the next one's player stands
  for (const round of rounds) await takeBackRound(tx, needs, round)
}

async function takeBackRound(
  tx: Transaction,
  { clock, gameOf }: BackNeeds,
  round: RoundOfPlayer,
): Promise<void> {
  const { player } = round
  const counted = await standingRound(tx, round)
  const now = await settledProviderRound(tx, player, round.roundId)
  // Of play money nothing is counted, so nothing is looked at again.
  if (counted === null) return now === null ? undefined : lookAgain(tx, round)
  if (now === null || (now.stake === counted.stake && now.payout === counted.payout)) return
  // In the order of all who move what a player holds: the row first, then the accounts.
  await lockPlayer(tx, player)
  const stands = (await standingsOf(tx, [player])).get(player) ?? nothingYet
  const { kind } = gameOf(counted.gameId)
  // A prize that was taken back can make more of a round count, where the risk does: nothing is given for that.
  const turnover = Math.min(turnoverOf(kind, now), counted.turnover)
  const { points, tickets, lifetimeLess } = earnedTooMuch(counted, turnover, stands.lifetime)
  const has = await balancesOf(tx, player)
  const taken = { points: Math.min(points, has.points), tickets: Math.min(tickets, has.tickets) }
  const [id, ticketsId] = [uuidV7(clock.now()), uuidV7(clock.now())]
  const reason = 'loyaltyTakenBack'
  await takeBack(tx, 'points', { id, shares: [{ player, units: taken.points }], reason })
  await takeBack(tx, 'tickets', {
    id: ticketsId,
    shares: [{ player, units: taken.tickets }],
    reason,
  })
  const { stake, payout } = now
  await insertTakenBack(
    tx,
    {
      ...round,
      ...taken,
      id,
      ticketsId,
      afterRounds: stands.rounds,
      stake,
      payout,
      turnover,
      lifetimeLess,
    },
    clock.now(),
  )
}

/** What a round earned for the turnover that no longer counts. Pure. */
function earnedTooMuch(
  counted: StandingRound,
  turnover: number,
  lifetime: number,
): { readonly points: number; readonly tickets: number; readonly lifetimeLess: number } {
  if (counted.withheld !== null) return { points: 0, tickets: 0, lifetimeLess: 0 }
  const { share, level } = counted
  const before = pointsOf({ turnover: counted.turnover, share }, level)
  const lifetimeLess = Math.min(
    counted.turnover - turnover,
    lifetime - vipStandingAt(lifetime).from,
  )
  return {
    points: before - pointsOf({ turnover, share }, level),
    tickets: ticketsBetween(lifetime - lifetimeLess, lifetime),
    lifetimeLess,
  }
}
