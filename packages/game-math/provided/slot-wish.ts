/** What a slot of a provider is wished to be; its numbers follow from these alone. */
export interface SlotWish {
  readonly kind: 'slot'
  /** Of its strips: the same wish makes the same slot. */
  readonly seed: number
  readonly reels: 3 | 5 | 6
  readonly rows: 3 | 4 | 5
  readonly by: 'lines' | 'ways'
  /** Lines at most, of a slot of lines. */
  readonly lines: number
  readonly freeSpins: boolean
  /** It sells its free spins, for so many pay units. */
  readonly buys?: { readonly price: number } | undefined
  /** Return to player to come near: a ratio. */
  readonly rtp: number
  /** Minor units. */
  readonly minStake: number
  readonly maxStake: number
  /** Most that a round wins, in stakes. */
  readonly maxWinX: number
}
