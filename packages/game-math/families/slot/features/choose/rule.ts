/** Free spins of several kinds, of which the player chooses one. */
export interface ChooseRule {
  readonly kind: 'choose'
  readonly options: readonly ChooseOption[]
}

export interface ChooseOption {
  /** Name of the spin; its multiplier is the option's. Its own trigger of this feature gives more spins of the kind chosen. */
  readonly spin: string
  readonly spins: number
  /** Most spins of one run. */
  readonly most: number
}
