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
}
