/** The colours of what lies over a hall's picture: cards, prizes, called numbers. Each '#rrggbb'. */
export interface HallLook {
  /** Panels, and words on them that are less than others. */
  readonly panel: string
  readonly soft: string
  /** Numbers that were called, on the board; dark words stand on it. */
  readonly called: string
  /** A card from top to foot, and what is written on it. */
  readonly paper: readonly [string, string]
  readonly text: string
  /** Cells that are called, and those of a prize that is whole; white words stand on both. */
  readonly daub: string
  readonly whole: string
  /** Cells that are looked for and not called yet; what is written on a card stands on it. */
  readonly wanted: string
  /** Around a card that lacks one number, and around the cell of the newest. */
  readonly near: string
  readonly newest: string
}
