import type { TournamentPlace } from '@fairhouse/contract/topics/tournaments'

/** The tournament that the player is in and that is over soonest, as the house tells of it. */
export interface LiveTournament {
  /** Null: they are in none, or the house has not told yet. */
  now(): TournamentIn | null
  heard(places: readonly TournamentPlace[]): void
  /** @param tell hears of every change. */
  watch(tell: () => void): void
}

/** A tournament in which the player has a place. */
export interface TournamentIn extends Omit<TournamentPlace, 'mine'> {
  readonly mine: NonNullable<TournamentPlace['mine']>
}

/** Who takes no part is shown nothing: it is no offer, but how it stands. */
export function liveTournament(): LiveTournament {
  let now: TournamentIn | null = null
  const watching: (() => void)[] = []
  return {
    now: () => now,
    heard(places) {
      const [first] = places.flatMap((place): TournamentIn[] =>
        place.mine === null ? [] : [{ ...place, mine: place.mine }],
      )
      now = first ?? null
      for (const tell of watching) tell()
    },
    watch: (tell) => void watching.push(tell),
  }
}
