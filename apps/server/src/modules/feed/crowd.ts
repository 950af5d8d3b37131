import type { RoundSettled } from '#modules/play'
import { fromIsoTime } from '#platform/iso-time'

/** Who bet this long ago or less is playing. */
export const playingMs = 300_000

/** A game is told from so many players on: of one alone nobody is to see that they are there. */
const toldFrom = 2

/** Who bet where lately, to be told as numbers. A round costs the same small work whatever came before. */
export interface Crowd {
  readonly hear: (rounds: readonly RoundSettled[]) => void
  /** How many players each game has, by its address, at `now`, epoch milliseconds; games with fewer than are told are left out. */
  readonly counts: (now: number) => Record<string, number>
}

export function createCrowd(): Crowd {
  /** By game: when each player bet last. */
  const games = new Map<string, Map<number, number>>()

  const hearOne = ({ uri, playerId, at }: RoundSettled): void => {
    const time = fromIsoTime(at)
    let players = games.get(uri)
    if (players === undefined) games.set(uri, (players = new Map()))
    players.set(playerId, Math.max(time, players.get(playerId) ?? time))
  }
  return {
    hear: (rounds) => {
      for (const round of rounds) hearOne(round)
    },
    counts: (now) => {
      for (const [uri, players] of games) {
        forgetBefore(players, now - playingMs)
        if (players.size === 0) games.delete(uri)
      }
      const told = [...games].filter(([, players]) => players.size >= toldFrom)
      return Object.fromEntries(told.map(([uri, players]) => [uri, players.size]))
    },
  }
}

function forgetBefore(players: Map<number, number>, time: number): void {
  for (const [player, last] of players) if (last < time) players.delete(player)
}
