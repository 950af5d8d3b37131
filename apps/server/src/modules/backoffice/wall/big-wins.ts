import type { BigWin } from '@fairhouse/contract/backoffice/wall'
import type { ToldWinner } from '#platform/house-channels'

const shown = 8
/** Smaller wins are no news, in minor units of either. */
const least = 10_000

/** The newest large wins that this node heard of, the newest first. Who hides from others is hidden here too. */
export function createBigWins() {
  let wins: readonly (BigWin & { readonly player: number })[] = []
  return {
    hear: (told: readonly ToldWinner[]): void => {
      for (const { id, player, winner } of told) {
        if (winner.amount < least || wins.some((one) => one.id === id)) continue
        const { login, amount, currency, at, game } = winner
        wins = [{ id, player, login, game: game.name, amount, currency, at }, ...wins].slice(
          0,
          shown,
        )
      }
    },
    takeOut: (players: readonly number[]): void => {
      wins = wins.filter(({ player }) => !players.includes(player))
    },
    newest: (): BigWin[] => wins.map(({ player: _player, ...win }) => win),
  }
}
