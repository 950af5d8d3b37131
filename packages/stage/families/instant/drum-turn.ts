/** How a drum comes from where it stands to a digit: the later drums turn longer, each in the same time whatever it comes to. */
export interface DrumTurn {
  readonly seconds: number
  /** Where it is, digits from 0, after this share of the time; more than 9 after a full turn. */
  readonly at: (share: number) => number
}

/** Full turns of each drum, and how long they take. */
const turns = [2, 3, 4] as const
const times = [0.9, 1.3, 1.8] as const

export function drumTurn(from: number, to: number, drum: number): DrumTurn {
  const [full, seconds] = [turns[drum] ?? 4, times[drum] ?? 1.8]
  const way = full * 10 + ((((to - from) % 10) + 10) % 10)
  return {
    seconds,
    at: (share) => from + way * (1 - (1 - Math.min(1, Math.max(0, share))) ** 2.4),
  }
}
