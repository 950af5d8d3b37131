/** Some reels stay as they are and the others turn once more, for nothing. A spin starts it by its `respin`. */
export interface RespinRule {
  readonly kind: 'respin'
  /** Name of the spin. Its strips are those of the spins that start it, so that held reels show what they showed. */
  readonly spin: string
}
