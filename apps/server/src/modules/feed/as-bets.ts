import { anybody } from '#modules/catalog'
import type { RoundSettled } from '#modules/play'
import type { ToldBet } from '#platform/house-channels'
import { playerId } from '#platform/ids'
import type { FeedNeeds } from './needs.ts'
import { hiddenPlayers } from './store/hidden-players.ts'

/** Rounds as everybody may see them, in the order given. Left out are those of players who hide, and in games that are off now. */
export async function asBets(
  { database, identity, offered }: Pick<FeedNeeds, 'database' | 'identity' | 'offered'>,
  rounds: readonly RoundSettled[],
): Promise<ToldBet[]> {
  if (rounds.length === 0) return []
  const players = [...new Set(rounds.map((round) => round.playerId))].map(playerId)
  const hidden = await hiddenPlayers(database, players)
  const logins = await identity.maskedLogins(players.filter((player) => !hidden.has(player)))
  const games = new Map(offered(anybody).games.map((game) => [game.id, game]))
  return rounds.flatMap((round) => {
    const [login, game] = [logins.get(round.playerId), games.get(round.gameId)]
    if (login === undefined || game === undefined) return []
    const { name, uri, art } = game
    const { stake, payout, currency, at } = round
    const bet = { key: keyOf(round), login, game: { name, uri, art }, stake, payout, currency, at }
    return [{ player: playerId(round.playerId), bet }]
  })
}

/** The end of its id: what tells it from others, and leads nobody to the round. */
const keyOf = ({ roundId }: RoundSettled): string => roundId.slice(-12)
