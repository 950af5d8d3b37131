/** What a title is meant to be. A title that misses its targets, or is too like another, is not certified. */
export interface Design {
  readonly targets: {
    /** Return to player of the plain bet: a ratio, certified within half a thousandth. */
    readonly rtp: number
    /** Standard deviation of a round, in stakes; certified within its class, or near it. */
    readonly sigma: number
    /** Hit frequency: a ratio, certified within its class, or near it. */
    readonly hit: number
  }
  /**
   * What a player would name of the game besides its grid and how it pays, each in a few words: `wild x2`, `hold and spin`. Two
   * titles that have a mechanic in common call it the same.
   */
  readonly mechanics: readonly string[]
  /** What the tuner may change; a title without it is not tuned. */
  readonly tune?: TunePlan
}

/** What the tuner may change of a slot of reels. */
export interface TunePlan {
  /** Of the tuner's chances: the same seed finds the same strips. */
  readonly seed: number
  /** In the order in which they are tuned; the last makes up what the return still lacks. */
  readonly spins: readonly TunedSpin[]
}

/** A way to spin whose strips the tuner may change. Their lengths stay, and so does every symbol that a strip does not have. */
export interface TunedSpin {
  readonly spin: string
  /** The part of the return that its wins belong to. */
  readonly part: string
  /** What that part is to return; the last spin's is worked out. */
  readonly returns?: number
  /** Symbols that stay where they are: scatters, wilds. */
  readonly frozen: readonly string[]
  /** How likely a symbol follows one of its kind, 0 to 1; looked for by hit frequency when it is left out. */
  readonly stack?: number
}
