/** One thing that a reel can show when wins are counted. */
export interface View {
  /** How often, among all that the reel can show. */
  readonly weight: number
  /** Faces, top to bottom. */
  readonly cells: readonly number[]
  /** Which specials it shows; keys of reels add up. */
  readonly key: number
}
