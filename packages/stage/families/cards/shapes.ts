export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  /** Upper left corner. */
  readonly x: number
  readonly y: number
}

/** Middle of a card, its height, and its angle. */
export interface CardSpot {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly angle: number
}

export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}
