import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GameArt, gameArt } from '@fairhouse/contract/entities/game'
import { type Picture, picturesOf, type Shape } from '@fairhouse/contract/entities/picture'
import { z } from 'zod'
import { StartFault } from '../start-fault.ts'

/** A picture that may be sent. */
export interface MediaFile {
  readonly file: string
  readonly type: string
  /** Of the pictures it belongs to. */
  readonly stamp: string
}

/** The pictures of all games, as they were when the process started. */
export interface Pictures {
  /** By address of a game; null: there are none. */
  artOf(this: void, uri: string): GameArt | null
  /** By path below `/media/`, such as `games/castle-of-horror/tile-300.avif`. Nothing else is ever sent. */
  fileAt(this: void, path: string): MediaFile | undefined
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const shapes: readonly Shape[] = ['tile', 'hero', 'portrait', 'logo', 'social']
const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/**
 * Reads the two kinds of index that `tools/art` writes: `pictures.json` beside the art of each own title, and one for all
 * games of providers.
 * @param folder with `games/` and `media/` in it
 * @throws StartFault when an index cannot be read or names a picture that is not there.
 */
export function readPictures(folder: string = root): Pictures {
  const arts = new Map<string, GameArt>()
  const files = new Map<string, MediaFile>()
  const add = (uri: string, art: GameArt, fileOf: (picture: Picture) => string): void => {
    arts.set(uri, art)
    for (const picture of shapes.flatMap((shape) => picturesOf(art, shape))) {
      const file = fileOf(picture)
      if (!existsSync(file))
        throw new StartFault([`The picture ${file} is missing; npm run art -- pictures tells why.`])
      const path = `games/${uri}/${picture.shape}-${picture.width}.${picture.type}`
      files.set(path, { file, type: contentTypes[picture.type], stamp: art.stamp })
    }
  }
  for (const index of globSync(join(folder, 'games/*/client/assets/pictures.json'))) {
    const assets = dirname(index)
    add(basename(join(assets, '../..')), parsed(index, gameArt), (one) =>
      join(assets, ownName(one)),
    )
  }
  const index = join(folder, 'media/games/index.json')
  const others = existsSync(index) ? parsed(index, z.record(z.string(), gameArt)) : {}
  for (const [uri, art] of Object.entries(others))
    add(uri, art, ({ shape, width, type }) =>
      join(folder, 'media/games', uri, `${shape}-${width}.${type}`),
    )
  return { artOf: (uri) => arts.get(uri) ?? null, fileAt: (path) => files.get(path) }
}

/** What the studio calls the pictures of an own title. */
function ownName({ shape, width, type }: Picture): string {
  if (shape === 'logo' && width === 800) return `logo-wide.${type}`
  return shape === 'social' ? `social.${type}` : `${shape}-${width}.${type}`
}

function parsed<Shape extends z.ZodType>(file: string, schema: Shape): z.output<Shape> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (fault) {
    throw new StartFault(
      [`${file} is no index of pictures; npm run art -- pictures writes it.`],
      fault,
    )
  }
}
