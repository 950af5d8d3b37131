/** The messages between the studio (Node) and its stage (the page in Chromium). */

/** Text drawn with a loaded font, turned into a distance field the sculptures can extrude. */
export type TextShape = {
  readonly text: string
  readonly font: string
  readonly weight: number
  /** Extra space between letters, in em. */
  readonly spacing?: number
  /** The ink is scaled to fit this box in world units and centred in it. */
  readonly fit: readonly [number, number]
  /** Bends the line: rise of the middle in em. */
  readonly arc?: number
}

/** A silhouette, as an SVG path in a square of 100, turned into a distance field like lettering. */
export type PathShape = {
  readonly path: string
  /** The square of 100 becomes this wide in world units; its middle is the origin. */
  readonly edge: number
}

export type Shape = TextShape | PathShape

export type Shot = {
  /** Whole fragment source of the sculpture. */
  readonly source: string
  /** Finished size in pixels before supersampling. */
  readonly width: number
  readonly height: number
  /** Samples per pixel and axis. */
  readonly samples: number
  /** Half of the visible width in world units, at z = 0. */
  readonly extent: number
  /** World point in the middle of the picture. */
  readonly centre?: readonly [number, number]
  /** Camera distance; 0 is an orthographic camera. */
  readonly distance: number
  /** Height of the eye above the centre, in world units. */
  readonly rise?: number
  /** Animation phase, 0 to 1. */
  readonly phase?: number
  /** Turn about the upright axis, in radians. */
  readonly turn?: number
  /** Free numbers a sculpture may read (variant, colour index). */
  readonly knobs?: readonly [number, number, number, number]
  readonly shapes?: readonly Shape[]
  /** Up to eight linear colours that sculptures of the symbol kit are made in. */
  readonly tints?: readonly (readonly [number, number, number])[]
  /** Radius of the bloom around what shines, in finished pixels; 0 is none. */
  readonly bloom?: number
  /** Strength of the bloom. */
  readonly bloomGain?: number
}
