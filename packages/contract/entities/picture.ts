import type { GameArt } from './game.ts'

export type PictureType = 'avif' | 'webp' | 'jpg'

/** What a game is shown as: its tile in lists, and what some games have besides. */
export type Shape = 'tile' | 'hero' | 'portrait' | 'logo' | 'social'

/** One picture of a game. */
export interface Picture {
  readonly shape: Shape
  readonly width: number
  readonly type: PictureType
}

const wide: Readonly<Record<Exclude<Shape, 'tile'>, readonly Omit<Picture, 'shape'>[]>> = {
  hero: [
    { width: 960, type: 'avif' },
    { width: 1600, type: 'avif' },
    { width: 1600, type: 'webp' },
  ],
  portrait: [{ width: 720, type: 'avif' }],
  logo: [
    { width: 480, type: 'webp' },
    { width: 800, type: 'webp' },
  ],
  social: [{ width: 1200, type: 'jpg' }],
}

/** The pictures there are in one shape, narrowest first. Tiles are AVIF, the widest is WebP too. */
export function picturesOf(art: GameArt, shape: Shape): readonly Picture[] {
  if (shape !== 'tile')
    return art.more.includes(shape) ? wide[shape].map((one) => ({ shape, ...one })) : []
  const widest = art.tile.at(-1)
  return [
    ...art.tile.map((width): Picture => ({ shape, width, type: 'avif' })),
    ...(widest === undefined ? [] : [{ shape, width: widest, type: 'webp' } as const]),
  ]
}

/** Path of a picture of a game, with the stamp that lets browsers keep it for ever. */
export const pictureAddress = (
  uri: string,
  { stamp }: GameArt,
  { shape, width, type }: Picture,
): string => `/media/games/${encodeURIComponent(uri)}/${shape}-${width}.${type}?${stamp}`
