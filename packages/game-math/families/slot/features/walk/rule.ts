/**
 * Wilds that landed step one reel to the left before each further spin, until the last has stood on the first reel. A spin starts
 * it by its `walk`.
 */
export interface WalkRule {
  readonly kind: 'walk'
  /** Name of the spin. No wild lands in it. */
  readonly spin: string
}
