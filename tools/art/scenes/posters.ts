/** The lobby tile, the hero banner, the portrait and the picture that is shared: place, top symbols, name. */
import sharp from 'sharp'
import type { Bench } from '../studio/bench.ts'
import { cutOut, standing, trimmed } from '../studio/cast.ts'
import { gradient, layer, type Overlay } from '../studio/finish.ts'
import type { SymbolSet } from '../symbols/bake.ts'
import { kitBench, portraitOf } from '../symbols/kit.ts'
import { openPlace, type Place, type Screen } from './backdrops.ts'
import { type Stand, standsOf } from './lineups.ts'
import { letterName } from './logos.ts'
import type { PlaceSet } from './scene-set.ts'
import { sceneWebp } from './source.ts'

type Actor = (name: string) => Buffer

/** Who may stand on a poster: sculptures, and what was painted elsewhere, cut out already. */
export interface Troupe extends Pick<SymbolSet, 'symbols'> {
  readonly painted?: ReadonlyMap<string, Buffer>
}

/** Edge of the photographs of the poster's hero and of those beside it, in pixels: somewhat more than the largest poster shows. */
const EDGES = [690, 430, 430] as const
const shade = { strength: 0.85, blur: 14, fall: 14 }

/** The poster's symbols cut out, each photographed once and without its ribbon: on a poster it says nothing. */
async function openCast(
  bench: Bench,
  { palette, poster }: PlaceSet,
  { symbols, painted }: Troupe,
): Promise<Actor> {
  const { take } = kitBench(bench, palette)
  const photographs = new Map<string, Buffer>()
  for (const [i, name] of poster.cast.entries()) {
    const own = painted?.get(name)
    if (own !== undefined) {
      photographs.set(name, await trimmed(own))
      continue
    }
    const art = symbols[name]
    if (art === undefined) throw new RangeError(`the title has no symbol ${name}`)
    const { ribbon: _, ...bare } = art
    const photograph = await take(portraitOf(bare, palette, EDGES[i] ?? EDGES[1], 1.5))
    photographs.set(name, await cutOut(photograph))
  }
  return (name) => {
    const cut = photographs.get(name)
    if (cut === undefined) throw new RangeError(`${name} is not in the poster's cast`)
    return cut
  }
}

interface View {
  readonly width: number
  readonly height: number
}

/** The part of the place that fits a view, somewhat above its middle, and the symbols in it. */
async function stage(
  view: View & { readonly screen: Screen },
  place: Place,
  stands: readonly Stand[],
  cast: Actor,
): Promise<Overlay[]> {
  const cut = async (png: Buffer): Promise<Overlay> => ({ input: await cutTo(png, view) })
  const overlays: Overlay[] = [
    await cut(await lively(await place.far(view.screen))),
    await cut(await place.near(view.screen)),
  ]
  for (const { name, x, y, high, turn = 0 } of stands) {
    const unit = view.height
    const place = { x: x * unit, y: y * unit, high: high * unit, turn, shade }
    overlays.push(...(await standing(cast(name), place)))
  }
  return overlays
}

/** Fills the view and keeps what is a third from the top. */
async function cutTo(png: Buffer, { width, height }: View): Promise<Buffer> {
  const size = await sharp(png).metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const [w, h] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  return sharp(png)
    .resize(w, h, { kernel: 'lanczos3', fit: 'fill' })
    .extract({
      left: Math.floor((w - width) / 2),
      top: Math.floor((h - height) * 0.4),
      width,
      height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const lively = (png: Buffer): Promise<Buffer> =>
  sharp(png)
    .modulate({ saturation: 1.12, brightness: 1.04 })
    .png({ compressionLevel: 1 })
    .toBuffer()

async function bakeTile(bench: Bench, set: PlaceSet, place: Place, cast: Actor): Promise<void> {
  const view = { width: 600, height: 800, screen: 'tall' } as const
  const { ink } = set.palette
  const scene = await stage(view, place, standsOf(set.poster, 'tile'), cast)
  const glow = {
    input: await gradient(view.width, view.height, 'round', [
      [0, `${set.poster.glow}/0.42`],
      [0.8, `${set.poster.glow}/0`],
    ]),
    top: -140,
  }
  const foot = {
    input: await gradient(view.width, view.height, 'down', [
      [0, `${ink}/0.25`],
      [0.15, `${ink}/0`],
      [0.5, `${ink}/0`],
      [0.74, `${ink}/0.86`],
      [1, `${ink}/1`],
    ]),
  }
  const logo = await within(await letterName(bench, set, 'stacked'), 540, 270)
  const { width, height } = await sharp(logo).metadata()
  const overlays = [...scene.slice(0, 2), glow, ...scene.slice(2)]
  const tile = await layer(view.width, view.height, [
    ...overlays,
    foot,
    { input: logo, left: (view.width - width) / 2, top: 632 - height / 2 },
  ])
  const small = await sharp(tile)
    .resize(300, 400, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await bench.keep('tile-600.avif', await quickAvif(tile, 46))
  await bench.keep('tile-600.webp', await sceneWebp(tile, 50))
  await bench.keep('tile-300.avif', await quickAvif(small, 50))
}

/** At less effort than symbols: a poster is a soft picture. */
const quickAvif = (png: Buffer, quality: number): Promise<Buffer> =>
  sharp(png).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()

const within = (png: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(png)
    .resize(width, height, { fit: 'inside', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()

const PANORAMA = { width: 1600, height: 840, screen: 'wide' } as const

/** A wide scene; the left third stays free for the name or for the page's words. */
async function panorama(set: PlaceSet, place: Place, cast: Actor): Promise<Buffer> {
  const { width, height } = PANORAMA
  const scene = await stage(PANORAMA, place, standsOf(set.poster, 'panorama'), cast)
  const { ink } = set.palette
  return layer(width, height, [
    ...scene,
    {
      input: await gradient(width, height, 'right', [
        [0, `${ink}/0.72`],
        [0.55, `${ink}/0`],
      ]),
    },
    {
      input: await gradient(width, height, 'down', [
        [0.65, `${ink}/0`],
        [1, `${ink}/0.6`],
      ]),
    },
  ])
}

const PORTRAIT = { width: 720, height: 1080, screen: 'tall' } as const

/** The title without its name, upright, with a dark foot for the words of a page. */
async function bakePortrait(
  bench: Bench,
  { poster, palette: { ink } }: PlaceSet,
  place: Place,
  cast: Actor,
): Promise<void> {
  const { width, height } = PORTRAIT
  const scene = await stage(PORTRAIT, place, standsOf(poster, 'portrait'), cast)
  const foot = await gradient(width, height, 'down', [
    [0.55, `${ink}/0`],
    [0.85, `${ink}/0.8`],
    [1, `${ink}/0.94`],
  ])
  const portrait = await layer(width, height, [...scene, { input: foot }])
  await bench.keep('portrait-720.avif', await quickAvif(portrait, 42))
}

/** Tile, banner, portrait and shared picture. */
export async function bakePosters(
  bench: Bench,
  folder: string,
  set: PlaceSet,
  troupe: Troupe,
): Promise<void> {
  const place = await openPlace(bench, folder)
  const cast = await openCast(bench, set, troupe)
  await bakeTile(bench, set, place, cast)
  await bakePortrait(bench, set, place, cast)
  const scene = await panorama(set, place, cast)
  const hero = await sharp(scene)
    .extract({ left: 0, top: 70, width: 1600, height: 700 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await bench.keep('hero-1600.avif', await quickAvif(hero, 42))
  await bench.keep('hero-1600.webp', await sceneWebp(hero, 44))
  const logo = await within(await letterName(bench, set, 'stacked'), 480, 320)
  const { height } = await sharp(logo).metadata()
  const card = await sharp(scene)
    .resize(1200, 630, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const social = await layer(1200, 630, [
    { input: card },
    { input: logo, left: 40, top: (630 - height) / 2 },
  ])
  await bench.keep(
    'social.jpg',
    await sharp(social).flatten().jpeg({ quality: 56, mozjpeg: true }).toBuffer(),
  )
}
