/** What an own title says of itself (`games/<uri>/card.ts`), apart from its mathematics. */
export interface GameCard {
  /** Id of the specification's ranges; never reused. */
  readonly id: number
  /** Folder name and address below the language prefix. */
  readonly uri: string
  readonly name: string
  /** Category id, 1281-1289. */
  readonly category: number
  /** Family of games: which board of the stage shows it and which events it speaks. */
  readonly engine: 'slot'
  /** Grows with every change of a certified number. */
  readonly version: number
  readonly hasImagePreview: boolean
  /** Badge ids: 1 new game, 15 game of the month. */
  readonly badges: readonly number[]
  /** Names of its features, as in its certificate. */
  readonly features: readonly string[]
}
