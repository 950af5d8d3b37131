import type { WageredRound } from '@fairhouse/contract/entities/bonus'
import type { RoundWithPot } from '#modules/play'
import type { Answer } from '#platform/answer'
import type { BonusNeeds } from './needs.ts'
import { grantNamed } from './store/grants.ts'
import { bonusPocket } from './store/pockets.ts'
import type { StoredGrant } from './store/stored-grant.ts'

/** Every round of a grant: who paid, what it counts, what was left to wager. */
export const wageringLedger =
  ({
    database: on,
    potRounds,
  }: Pick<BonusNeeds, 'database' | 'potRounds'>): Answer<'wageringLedger'> =>
  async ({ player }, { grantId, before = null, limit }) => {
    const grant = await grantNamed(on, player, grantId)
    if (!grant) return { refused: 'notFound' }
    const pot = await bonusPocket(on, player)
    if (pot === null || grant.begunAt === null) return { reply: { rounds: [], next: null } }
    const rounds = await potRounds.page(on, {
      player,
      pot,
      from: grant.begunAt,
      to: grant.endedAt,
      before,
      limit,
    })
    const next = rounds.length < limit ? null : (rounds.at(-1)?.roundId ?? null)
    return { reply: { rounds: rounds.map((one) => wageredRoundOf(grant, one)), next } }
  }

/** What spins counted, their own stakes, is no wagering: what comes after them is. Pure. */
function wageredRoundOf(
  { spins, toWager }: Pick<StoredGrant, 'spins' | 'toWager'>,
  round: RoundWithPot,
): WageredRound {
  const bySpins = spins ? spins.count * spins.stake : 0
  // What counts nothing is none: a round on both sides, or one that was begun before.
  const isFreeSpin = round.counted > 0 && round.countedSoFar <= bySpins
  const wagered = Math.max(0, round.countedSoFar - bySpins)
  const { roundId, gameId, uri, name, finished, cost, payout } = round
  return {
    roundId,
    gameId,
    uri,
    name,
    at: round.at.toISOString(),
    finished,
    isFreeSpin,
    cost,
    fromBonus: round.potTaken,
    payout,
    toBonus: round.potGiven,
    counted: isFreeSpin ? 0 : round.counted,
    left: Math.max(0, toWager - wagered),
  }
}
