/** A title's pictures, found by their place: a new title brings its own and needs no line here. */
const files = import.meta.glob<string>(
  '../../../../games/*/client/assets/{tile,hero,social,logo-wide}*.{avif,webp,png,jpg}',
  { query: '?url', import: 'default', eager: true },
)

export interface Picture {
  readonly url: string
  readonly width: number
  readonly type: 'avif' | 'webp' | 'png' | 'jpg'
}

export type Shape = 'tile' | 'hero' | 'logo-wide' | 'social'

interface Found extends Picture {
  readonly uri: string
  readonly shape: string
}

const namePattern =
  /games\/([^/]+)\/client\/assets\/([a-z-]+?)-?(\d+)?(?:x\d+)?[.](avif|webp|png|jpg)$/

/** Widths of pictures whose names do not tell. */
const widths: Readonly<Record<string, number>> = {
  tile: 600,
  hero: 1600,
  social: 1200,
  'logo-wide': 1200,
}

const found: readonly Found[] = Object.entries(files).flatMap(([path, url]) => {
  const [, uri, shape, width, type] = namePattern.exec(path) ?? []
  if (uri === undefined || shape === undefined || !isType(type)) return []
  return [{ uri, shape, url, width: Number(width ?? widths[shape] ?? 0), type }]
})

function isType(type: string | undefined): type is Picture['type'] {
  return type === 'avif' || type === 'webp' || type === 'png' || type === 'jpg'
}

/** The pictures of a title in one shape, narrowest first. Empty for a title without art. */
export const picturesOf = (uri: string, shape: Shape): readonly Picture[] =>
  found
    .filter((picture) => picture.uri === uri && picture.shape === shape)
    .toSorted((left, right) => left.width - right.width)

/** A `srcset` of one file type. */
export const sourceSet = (pictures: readonly Picture[], type: Picture['type']): string =>
  pictures
    .filter((picture) => picture.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

export const hasArt = (uri: string): boolean => picturesOf(uri, 'tile').length > 0
