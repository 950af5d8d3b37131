import { anybody } from '#modules/catalog'
import type { RoundSettled } from '#modules/play'
import type { ToldWinner } from '#platform/house-channels'
import { playerId } from '#platform/ids'
import type { LobbyNeeds } from './needs.ts'

/** How many of the newest wins are remembered. */
export const winsRemembered = 50

/** A round is a win worth telling when it paid more than it cost. */
export const isWin = (round: RoundSettled): boolean => round.payout > round.stake

/**
 * Wins as everybody may see them, in the order given. Those in games that are off now are left out: they lead nowhere; and those of players who
 * hide.
 */
export async function asWinners(
  { identity, offered, hidden }: WinnersNeeds,
  rounds: readonly RoundSettled[],
): Promise<ToldWinner[]> {
  const byId = new Map(offered(anybody).games.map((game) => [game.id, game]))
  const players = [...new Set(rounds.map((round) => round.playerId))].map(playerId)
  const logins = await identity.maskedLogins(players)
  const hiding = await hidden(players)
  return rounds.flatMap((round) => {
    const game = byId.get(round.gameId)
    if (!game || hiding.has(round.playerId)) return []
    const { name, uri, art } = game
    const login = logins.get(round.playerId) ?? '***'
    const { gameId, payout: amount, currency, at } = round
    const winner = { login, gameId, game: { name, uri, art }, amount, currency, at }
    return [{ id: round.roundId, player: playerId(round.playerId), winner }]
  })
}

export type WinnersNeeds = Pick<LobbyNeeds, 'identity' | 'offered' | 'hidden'>
