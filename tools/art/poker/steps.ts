/** Everything that is drawn for a video poker of the family's kit; its sounds are the family's (`packages/stage/families/video-poker/sounds`). */
import sharp from 'sharp'
import type { Bench, Step } from '../studio/bench.ts'
import { sceneWebp } from '../scenes/source.ts'
import { photographPosters, type View } from './photograph-posters.ts'
import type { PokerLook } from './poker-look.ts'

export const pokerSteps = (look: PokerLook): Readonly<Record<string, Step>> => ({
  posters: (bench) => bakePosters(bench, look),
  credits: ({ keep }) => keep('credits.json', creditsOf(look)),
})

async function bakePosters(bench: Bench, look: PokerLook): Promise<void> {
  const taken = await photographPosters(look)
  const picture = (view: View): Buffer => {
    const png = taken.get(view)
    if (png === undefined) throw new RangeError(`no picture was taken of ${view}`)
    return png
  }
  await bakeTile(bench, picture('tile'))
  await bench.keep('portrait-720.avif', await avif(picture('portrait'), 34))
  const panorama = picture('panorama')
  const hero = await sharp(panorama)
    .extract({ left: 0, top: 70, width: 1600, height: 700 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await bench.keep('hero-1600.avif', await avif(hero, 34))
  await bench.keep('hero-1600.webp', await sceneWebp(hero, 32))
  await bakeNames(bench, { name: picture('name'), lines: picture('lines'), panorama })
}

async function bakeTile(bench: Bench, tile: Buffer): Promise<void> {
  const small = await sharp(tile)
    .resize(300, 400, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await bench.keep('tile-600.avif', await avif(tile, 42))
  await bench.keep('tile-600.webp', await sceneWebp(tile, 42))
  await bench.keep('tile-300.avif', await avif(small, 46))
}

interface Named {
  readonly name: Buffer
  readonly lines: Buffer
  readonly panorama: Buffer
}

/** The name alone, and the picture that is shared. */
async function bakeNames(bench: Bench, { name, lines, panorama }: Named): Promise<void> {
  const wide = await sharp(name)
    .trim({ threshold: 6 })
    .resize({ width: 760 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await bench.keep('logo-wide.webp', await sceneWebp(wide, 60, 84))
  const logo = await sharp(lines)
    .trim({ threshold: 6 })
    .resize(460, 320, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { height } = await sharp(logo).metadata()
  const card = await sharp(panorama)
    .resize(1200, 630, { kernel: 'lanczos3' })
    .composite([{ input: logo, left: 44, top: Math.round((630 - height) / 2) }])
    .flatten()
    .jpeg({ quality: 52, mozjpeg: true })
    .toBuffer()
  await bench.keep('social.jpg', card)
}

const avif = (png: Buffer, quality: number): Promise<Buffer> =>
  sharp(png).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()

function creditsOf({ lines }: PokerLook): string {
  const credits = [
    {
      work: `Art of ${lines.join(' ')}: cards, scenery and lettering`,
      author: 'Fairhouse, baked by its own studio (tools/art)',
      licence: 'Apache-2.0',
    },
    {
      work: 'Outfit (typeface of lettering and amounts)',
      author: 'The Outfit Project Authors',
      licence: 'OFL-1.1',
      source: 'https://github.com/Outfitio/Outfit-Fonts',
    },
    {
      work: 'FluidR3 GM (sound font of the music and the fanfares)',
      author: 'Frank Wen and contributors',
      licence: 'MIT',
      source: 'https://packages.debian.org/stable/fluid-soundfont-gm',
    },
  ]
  return `${JSON.stringify(credits, null, 2)}\n`
}
