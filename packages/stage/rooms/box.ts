import type { Place } from './crash/flight-view.ts'

/** A part of the screen, CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a place of the picture lies on the screen: there y goes down. */
export const inBox = ({ x, y, width, height }: Box, place: Place): Place => ({
  x: x + place.x * width,
  y: y + height - place.y * height,
})

/** The direction from one place to the next as a turn of something that stands upright, radians. */
export const turnTo = (from: Place, to: Place): number => Math.atan2(to.x - from.x, from.y - to.y)
