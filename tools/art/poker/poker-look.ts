import type { CardOrJoker } from '@fairhouse/contract/families/card'

/** What a video poker's pictures are made of; the stage page draws them (`apps/storefront/stage-page/poker-poster`). Colours as #rrggbb. */
export interface PokerLook {
  /** Where it is played, by the name of the page's drawing. */
  readonly place: string
  /** The light in the middle, and the dark at the edges. */
  readonly sky: readonly [string, string]
  /** What the place is drawn in, and a second colour beside it. */
  readonly main: string
  readonly accent: string
  readonly cloth: string
  readonly metal: string
  /** Lettering from above to below. */
  readonly letters: readonly [string, string]
  readonly back: { readonly ground: string; readonly line: string }
  /** Fanned from the left. */
  readonly cards: readonly CardOrJoker[]
  /** What stands on twos that are wild. */
  readonly wild: string | null
  /** The name as it breaks. */
  readonly lines: readonly string[]
}
