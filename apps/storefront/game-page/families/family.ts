import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { FamilyGame } from '../game-context.ts'
import type { Language, Texts } from '../texts/texts.ts'

export type {
  Coach,
  CoachPanel,
  FamilyControls,
  FamilyGame,
  FamilyWords,
} from '../game-context.ts'

/**
 * A family of games on the game page: a folder beside this file whose `index.ts` exports one of these as `family`. It is found by its folder's
 * name, that of the family, and loaded with a game of that family only.
 */
export interface GameFamily {
  /**
   * A title of the family with the family's own sentences, ready to be put on the page.
   * @throws RangeError when the title is one of another family.
   */
  load(needs: FamilyNeeds): Promise<FamilyGame>
}

export interface FamilyNeeds {
  /** What the title's `client/index.ts` exports, told apart by its manifest. */
  readonly title: AnyTitle
  readonly language: Language
  /** Sentences that all families share. */
  readonly texts: Texts
}

export interface AnyTitle {
  readonly manifest: GameManifest
}
