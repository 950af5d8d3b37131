import type { Suit } from '@fairhouse/contract/families/ranks'

/** Outlines of the suits about their middle, one unit high (-0.5 to 0.5). */
const outlines: Readonly<Record<Suit, string>> = {
  h: 'M0 .5 C-.1 .34 -.5 .08 -.5 -.2 C-.5 -.38 -.385 -.47 -.262 -.47 C-.14 -.47 -.045 -.395 0 -.27 C.045 -.395 .14 -.47 .262 -.47 C.385 -.47 .5 -.38 .5 -.2 C.5 .08 .1 .34 0 .5 Z',
  d: 'M0 -.5 C.1 -.31 .25 -.12 .39 0 C.25 .12 .1 .31 0 .5 C-.1 .31 -.25 .12 -.39 0 C-.25 -.12 -.1 -.31 0 -.5 Z',
  s: 'M0 -.5 C.09 -.33 .475 -.11 .475 .145 C.475 .28 .375 .36 .262 .36 C.165 .36 .088 .31 .045 .225 C.058 .35 .1 .44 .19 .475 L.19 .5 L-.19 .5 L-.19 .475 C-.1 .44 -.058 .35 -.045 .225 C-.088 .31 -.165 .36 -.262 .36 C-.375 .36 -.475 .28 -.475 .145 C-.475 -.11 -.09 -.33 0 -.5 Z',
  c: 'M0 -.5 C.137 -.5 .235 -.405 .235 -.275 C.235 -.2 .205 -.135 .155 -.09 C.19 -.11 .23 -.12 .272 -.12 C.402 -.12 .495 -.025 .495 .105 C.495 .24 .4 .335 .27 .335 C.165 .335 .085 .285 .045 .205 C.058 .345 .1 .44 .19 .475 L.19 .5 L-.19 .5 L-.19 .475 C-.1 .44 -.058 .345 -.045 .205 C-.085 .285 -.165 .335 -.27 .335 C-.4 .335 -.495 .24 -.495 .105 C-.495 -.025 -.402 -.12 -.272 -.12 C-.23 -.12 -.19 -.11 -.155 -.09 C-.205 -.135 -.235 -.2 -.235 -.275 C-.235 -.405 -.137 -.5 0 -.5 Z',
}

/** A brush takes shapes whose fill and place it chooses. */
export type Brush = CanvasRenderingContext2D

export interface SuitPlace {
  readonly x: number
  readonly y: number
  /** Height. */
  readonly size: number
  readonly turned?: boolean
}

/** Fills a suit around a point with the brush's own colour. */
export function drawSuit(
  brush: Brush,
  suit: Suit,
  { x, y, size, turned = false }: SuitPlace,
): void {
  brush.save()
  brush.translate(x, y)
  if (turned) brush.rotate(Math.PI)
  brush.scale(size, size)
  brush.fill(suitPath(suit))
  brush.restore()
}

/** The outline itself, for strokes and clips; in units of its height about its middle. */
export const suitPath = (suit: Suit): Path2D => new Path2D(outlines[suit])
