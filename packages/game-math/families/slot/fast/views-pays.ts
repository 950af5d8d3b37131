/** What the views of all reels win together, in pay units. */
export interface ViewsPays {
  units(views: Int32Array): number
}
