/** Colours of what is printed, CSS. */
export interface PrintLook {
  readonly line: string
  readonly ink: string
  /** Faces of dice, and their pips; the one has a colour of its own. */
  readonly face: string
  readonly pips: string
  readonly one: string
}
