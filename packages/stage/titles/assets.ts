import type { FontFiles } from '../screen/bitmap-font.ts'
import type { PictureList } from '../screen/load-textures.ts'
import type { SoundFiles, SoundSprite } from '../sound/sprite.ts'

/** Addresses of a title's files by path, as `import.meta.glob('./assets/*', …)` gives them. */
export type Assets = Readonly<Record<string, string>>

export interface TitleFiles {
  readonly pictures: PictureList
  readonly laterPictures: PictureList
  readonly amounts: FontFiles
  readonly sounds: SoundFiles | null
}

/** Files that are no pictures of the stage: fonts, and what the house shows elsewhere. */
const elsewhere = /^(digits|tile-|hero-|social)/
/** What only adorns may come after the first frame. */
const later = /^(heroes$|backdrop-free-)/

/**
 * Sorts a title's files: an atlas is a picture with a sheet of its name, every other picture is one by itself.
 * @throws RangeError when the font of amounts is missing.
 */
export function filesOf(assets: Assets, sprite: SoundSprite | null): TitleFiles {
  const byName = new Map(
    Object.entries(assets).map(([path, address]) => [
      path.slice(path.lastIndexOf('/') + 1),
      address,
    ]),
  )
  const need = (name: string): string => {
    const address = byName.get(name)
    if (address === undefined) throw new RangeError(`the title has no ${name}`)
    return address
  }
  const pictures = [...byName.keys()].filter(
    (name) => /\.(webp|avif)$/.test(name) && !elsewhere.test(name),
  )
  const listOf = (wanted: boolean): PictureList => {
    const names = pictures.filter((name) => later.test(stem(name)) === wanted)
    const isAtlas = (name: string): boolean => byName.has(`${stem(name)}.json`)
    return {
      atlases: names.filter(isAtlas).map((name) => ({
        sheet: need(`${stem(name)}.json`),
        picture: need(name),
      })),
      pictures: Object.fromEntries(
        names.filter((name) => !isAtlas(name)).map((name) => [stem(name), need(name)]),
      ),
    }
  }
  return {
    pictures: listOf(false),
    laterPictures: listOf(true),
    amounts: { description: need('digits.fnt'), picture: need('digits.webp') },
    sounds: sprite && { ogg: need('sounds.ogg'), mp3: need('sounds.mp3'), sprite },
  }
}

const stem = (name: string): string => name.replace(/\.\w+$/, '')
