import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'

/** What a ticket of so many spots is worth. */
export interface TicketWorth {
  readonly spots: number
  /** Of the bet, a ratio; with what free draws add. */
  readonly rtp: number
  /** Chance of any pay in the first draw. */
  readonly pays: number
  /** Pay units of all spots caught, and the chance of them. */
  readonly top: { readonly units: number; readonly chance: number }
  readonly outcomes: readonly Outcome[]
}

/** One number of hits. */
export interface Outcome {
  readonly hits: number
  readonly chance: number
  readonly units: number
  /** What it adds to the worth of the ticket, pay units. */
  readonly adds: number
}

/** Worked out from the draws that the house counted for each outcome; exact but for the last conversion of each quotient. */
export function worthOf(
  { spots, pays, ways, of }: KenoPaytable['tickets'][number],
  {
    unitsPerStake,
    paytable: { numbers, freeGames },
  }: {
    readonly unitsPerStake: number
    readonly paytable: Pick<KenoPaytable, 'numbers' | 'freeGames'>
  },
): TicketWorth {
  // The last ball is on the ticket as often as any ball is, whatever the draw caught.
  const withFree = freeGames ? 1 + (freeGames.games * freeGames.times * spots) / numbers : 1
  const outcomes = pays.map((units, hits) => {
    const chance = (ways[hits] ?? 0) / of
    return { hits, chance, units, adds: chance * units }
  })
  const most = Math.max(...pays)
  const sum = (of: readonly Outcome[], what: 'chance' | 'adds'): number =>
    of.reduce((all, outcome) => all + outcome[what], 0)
  return {
    spots,
    rtp: (sum(outcomes, 'adds') / unitsPerStake) * withFree,
    pays: sum(
      outcomes.filter(({ units }) => units > 0),
      'chance',
    ),
    top: {
      units: most,
      chance: sum(
        outcomes.filter(({ units }) => units === most),
        'chance',
      ),
    },
    outcomes,
  }
}
