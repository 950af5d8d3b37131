import { cardOrJoker } from '@fairhouse/contract/families/card'
import { z } from 'zod'

/** Places in which video pokers are played, each drawn by code of its own. */
export const placeNames = [
  'rays',
  'lattice',
  'stars',
  'flames',
  'arches',
  'skyline',
  'curtain',
  'leaves',
  'tent',
  'columns',
  'planks',
  'nebula',
  'facets',
  'rings',
] as const

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** What a title's pictures have in common. */
export const posterLook = z.strictObject({
  place: z.enum(placeNames),
  /** In front of it, far and near: the light in the middle and the dark at the edges. */
  sky: z.tuple([colour, colour]),
  /** What the place is drawn in. */
  main: colour,
  /** A second colour beside it. */
  accent: colour,
  cloth: colour,
  metal: colour,
  /** Lettering from above to below. */
  letters: z.tuple([colour, colour]),
  back: z.strictObject({ ground: colour, line: colour }),
  /** Fanned from the left, the last on top. */
  cards: z.array(cardOrJoker).min(3).max(6),
  /** What stands on twos that are wild. */
  wild: z.string().nullable(),
  /** The name as it breaks. */
  lines: z.array(z.string()).min(1).max(3),
})
export type PosterLook = z.infer<typeof posterLook>

/** A picture: the whole scene, with the name below or with room for it on the left, or the name alone in one line. */
export const poster = z.strictObject({
  kind: z.enum(['tile', 'portrait', 'panorama', 'name', 'lines']),
  width: z.int(),
  height: z.int(),
  look: posterLook,
})
export type Poster = z.infer<typeof poster>
