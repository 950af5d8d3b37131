/** Bakes the pictures of promotions: `node tools/art/promotions/bake.ts [promotion …]`. Needs Chromium. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Bench, openBench, type Take } from '../studio/bench.ts'
import { cutOut, standing } from '../studio/cast.ts'
import { gradient, layer, type Overlay } from '../studio/finish.ts'
import { sceneSource } from '../studio/scene.ts'
import { openStage, type Stage } from '../studio/stage.ts'
import { kitBench, portraitOf } from '../symbols/kit.ts'
import { artOf, load, loadPalette, loadSymbols } from '../titles/discover.ts'
import { type Cast, casts, type Stand } from './casts.ts'

const art = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(art, '..', '..', 'apps/storefront/app/features/promotions/assets')
const castle = 'castle-of-horror'

const [width, height] = [960, 384]
const widths = [480, width]
const edge = 360
const samples = 1.5

/** The satin of the VIP films, its medal too small to be seen, dyed. */
async function cloth(stage: Stage, colour: string): Promise<Buffer> {
  const png = await stage.shoot({
    source: await sceneSource(join(art, 'vip'), 'silk'),
    width,
    height,
    samples: 1.5,
    extent: 1,
    distance: 0,
    phase: 0.3,
    knobs: [2, 0.5, 0.001, 0],
  })
  const { r, g, b } = dye(colour)
  // Each colour of the dye takes its share of the satin's green, which is the brightest of the three.
  return sharp(png)
    .resize(width, height)
    .recomb([
      [0, r, 0],
      [0, g, 0],
      [0, b, 0],
    ])
    .png()
    .toBuffer()
}

/** How much lighter the dyed satin is than the grey one. */
const brightness = 2.6

function dye(colour: string): { r: number; g: number; b: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) * brightness,
  )
  return { r, g, b }
}

/** A symbol without what it says in a game. */
async function photograph(bench: Bench, { title, symbol }: Stand): Promise<Buffer> {
  if (title === castle) {
    const own: { readonly symbols: Readonly<Record<string, Pose>> } = await load(
      castle,
      'art/symbols.ts',
    )
    return bench.take({ ...found(own.symbols, symbol), width: edge, height: edge, samples })
  }
  const { symbols } = await loadSymbols(title)
  const palette = await loadPalette(title)
  const { ribbon: _, ...bare } = found(symbols, symbol)
  return kitBench(bench, palette).take(portraitOf(bare, palette, edge, samples))
}

/** How a symbol of the castle stands before the camera. */
type Pose = Omit<Take, 'width' | 'height' | 'samples'>

function found<Art>(symbols: Readonly<Record<string, Art>>, symbol: string): Art {
  const art = symbols[symbol]
  if (art === undefined) throw new RangeError(`there is no symbol ${symbol}`)
  return art
}

const shade = { strength: 0.75, blur: 12, fall: 10 }

async function paint(bench: Bench, { cloth: colour, stands }: Cast): Promise<Buffer> {
  const glow = await gradient(width, height, 'round', [
    [0, '#fff3d0/0.5'],
    [0.35, `${colour}/0.32`],
    [1, '#000/0'],
  ])
  const overlays: Overlay[] = [{ input: await cloth(bench.stage, colour) }, { input: glow }]
  for (const stand of stands) {
    const { x, y, high, turn = 0 } = stand
    const place = { x: width / 2 + x * height, y: y * height, high: high * height, turn, shade }
    overlays.push(...(await standing(await cutOut(await photograph(bench, stand)), place)))
  }
  return layer(width, height, overlays)
}

async function keep(bench: Bench, name: string, png: Buffer): Promise<void> {
  for (const wide of widths) {
    const sized = sharp(png).flatten().resize(wide)
    const avif = await sized.clone().avif({ quality: 52, effort: 6 }).toBuffer()
    const webp = await sized.clone().webp({ quality: 74, effort: 6 }).toBuffer()
    await bench.keep(`${name}-${wide}.avif`, avif)
    await bench.keep(`${name}-${wide}.webp`, webp)
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in casts))
if (unknown.length > 0) throw new RangeError(`no cast for ${unknown.join(', ')}`)
const stage = await openStage()
try {
  // Of the titles, Castle of Horror alone has sculptures of its own; those of the others are the kit's.
  const bench = await openBench(stage, artOf(castle), out)
  for (const [name, cast] of Object.entries(casts))
    if (wanted.length === 0 || wanted.includes(name))
      await keep(bench, name, await paint(bench, cast))
} finally {
  await stage.close()
}
