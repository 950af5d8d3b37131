/** Where they came to rest. */
export interface After {
  readonly stops: readonly number[]
  /** Reels that turned wild on the way. */
  readonly turned: readonly number[]
  /** What wins were counted on: the face of each cell. */
  readonly grid: readonly (readonly number[])[]
  /** Specials in view. */
  readonly key: number
}
