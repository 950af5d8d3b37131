/** Where they came to rest. */
export interface After {
  readonly stops: readonly number[]
  /** Reels that turned wild on the way. */
  readonly turned: readonly number[]
  /** What was in view before any symbol became another; held reels that are filled show what fills them. */
  readonly names: readonly (readonly string[])[]
  /** What wins were counted on: the face of each cell. */
  readonly grid: readonly (readonly number[])[]
  /** Specials in view. */
  readonly key: number
}
