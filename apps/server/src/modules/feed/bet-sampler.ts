import type { RoundSettled } from '#modules/play'

/** Of the rounds of one tick, so many of the newest are told: more than are shown, for players who hide are taken out. */
export const newestSampled = 20
/** And so many of each currency with the largest stakes, and so many that paid most times their stake. */
export const bestSampled = 6

/** How many times its stake a round paid; 0 for one that cost nothing. */
export const timesStake = ({ stake, payout }: Pick<RoundSettled, 'stake' | 'payout'>): number =>
  stake === 0 ? 0 : payout / stake

/** Chooses, from however many rounds, the few that anybody could be shown of them. A round costs the same small work whatever came before. */
export interface BetSampler {
  readonly hear: (round: RoundSettled) => void
  /** What was chosen since the last time, each once, oldest first; then it begins anew. */
  readonly take: () => readonly RoundSettled[]
}

export function createBetSampler(): BetSampler {
  let newest: RoundSettled[] = []
  let place = 0
  let largest = new Map<string, Best>()
  let luckiest = createBest(timesStake)

  return {
    hear: (round) => {
      newest[place] = round
      place = (place + 1) % newestSampled
      let best = largest.get(round.currency)
      if (best === undefined) largest.set(round.currency, (best = createBest(stakeOf)))
      best.hear(round)
      if (round.payout > round.stake) luckiest.hear(round)
    },
    take: () => {
      const bests = [...largest.values(), luckiest].flatMap(({ rounds }) => rounds)
      const chosen = new Map([...newest, ...bests].map((round) => [round.roundId, round]))
      newest = []
      place = 0
      largest = new Map()
      luckiest = createBest(timesStake)
      return [...chosen.values()].toSorted((one, other) => (one.roundId < other.roundId ? -1 : 1))
    },
  }
}

const stakeOf = ({ stake }: RoundSettled): number => stake

interface Best {
  readonly rounds: readonly RoundSettled[]
  readonly hear: (round: RoundSettled) => void
}

/** The few rounds with the most of something; of equal ones the newest. */
function createBest(of: (round: RoundSettled) => number): Best {
  const rounds: RoundSettled[] = []
  return {
    rounds,
    hear: (round) => {
      const last = rounds.at(-1)
      if (rounds.length === bestSampled && last !== undefined && of(last) > of(round)) return
      const index = rounds.findIndex((other) => of(other) <= of(round))
      rounds.splice(index === -1 ? rounds.length : index, 0, round)
      if (rounds.length > bestSampled) rounds.pop()
    },
  }
}
