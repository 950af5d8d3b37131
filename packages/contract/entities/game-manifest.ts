import type { FamilyName } from '../families/all.ts'
import type { GameFeature } from './game-mechanics.ts'
import type { GameKind, GameRoom, GameTheme } from './game-words.ts'

/** What an own title says of itself (`games/<uri>/manifest.ts`), apart from its mathematics. */
export interface GameManifest {
  /** Id of the specification's ranges; never reused. */
  readonly id: number
  /** Folder name and address below the language prefix. */
  readonly uri: string
  readonly name: string
  /** Category id, 1281-1289. */
  readonly category: number
  /** Family of games: which stage shows it and which events it tells. */
  readonly family: FamilyName
  /** Where lists and filters put it, where that is not where its family stands. */
  readonly kind?: GameKind
  /** What kind of live room it is played in; left out by a title that is played alone. */
  readonly room?: GameRoom
  /** Grows with every change of a certified number. */
  readonly version: number
  /** Its tile shows the wide picture when a hand is near. */
  readonly hasImagePreview: boolean
  /** ISO 8601 date on which the house began to offer it; a new game wears a badge for a month. */
  readonly since: string
  /** Its scene first. */
  readonly themes: readonly GameTheme[]
  /** Everything that its paytable tells but how it pays, and what only its reels know. */
  readonly features: readonly GameFeature[]
}
