import type { Identity } from '#modules/identity'
import type { RoundSettled } from '#modules/play'
import type { ToldWinner } from '#platform/house-channels'
import { playerId } from '#platform/ids'

/** How many of the newest wins are remembered. */
export const winsRemembered = 50

/** A round is a win worth telling when it paid more than it cost. */
export const isWin = (round: RoundSettled): boolean => round.payout > round.stake

/** Wins as everybody may see them, in the order given. */
export async function asWinners(
  identity: Pick<Identity, 'maskedLogins'>,
  rounds: readonly RoundSettled[],
): Promise<ToldWinner[]> {
  const players = [...new Set(rounds.map((round) => round.playerId))].map(playerId)
  const logins = await identity.maskedLogins(players)
  return rounds.map((round) => ({
    id: round.roundId,
    winner: {
      login: logins.get(round.playerId) ?? '***',
      gameId: round.gameId,
      amount: round.payout,
      currency: round.currency,
      at: round.at,
    },
  }))
}
