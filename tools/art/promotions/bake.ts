/** Bakes the pictures of promotions: `node tools/art/promotions/bake.ts [promotion …]`. Needs Chromium. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Bench, openBench } from '../studio/bench.ts'
import { gradient, layer, lift, type Overlay } from '../studio/finish.ts'
import { sceneSource } from '../studio/scene.ts'
import { openStage, type Stage } from '../studio/stage.ts'
import { kitBench, portraitOf } from '../symbols/kit.ts'
import { liveryOf, symbolsOf } from '../symbols/titles.ts'
import { symbols as castleSymbols } from '../titles/castle-of-horror/symbols.ts'
import { type Cast, casts, type Stand } from './casts.ts'

const art = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(art, '..', '..', 'apps/storefront/app/promotions/assets')
const castle = 'castle-of-horror'

const [width, height] = [960, 384]
const widths = [480, width]
const edge = 360
const samples = 1.5
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

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

/** One symbol as high as it stands, without what it says in a game. */
async function actor(stage: Stage, { title, symbol, high, turn = 0 }: Stand): Promise<Buffer> {
  const bench = await openBench(stage, join(art, 'titles', title), out)
  const photograph = await lift(await photographed(bench, title, symbol))
  const whole = await sharp(photograph).trim({ background: clear, threshold: 2 }).png().toBuffer()
  const sized = await sharp(whole)
    .resize({ height: Math.round(high * height), kernel: 'lanczos3' })
    .png()
    .toBuffer()
  return sharp(sized).rotate(turn, { background: clear }).png().toBuffer()
}

function photographed(bench: Bench, title: string, symbol: string): Promise<Buffer> {
  if (title === castle) {
    const found = Object.entries(castleSymbols).find(([name]) => name === symbol)
    if (found === undefined) throw new RangeError(`${title} has no symbol ${symbol}`)
    return bench.take({ ...found[1], width: edge, height: edge, samples })
  }
  const found = symbolsOf(title).symbols[symbol]
  if (found === undefined) throw new RangeError(`${title} has no symbol ${symbol}`)
  const { palette } = liveryOf(title)
  const { ribbon: _, ...bare } = found
  return kitBench(bench, palette).take(portraitOf(bare, palette, edge, samples))
}

async function picture(stage: Stage, { cloth: colour, stands }: Cast): Promise<Buffer> {
  const glow = await gradient(width, height, 'round', [
    [0, '#fff3d0/0.5'],
    [0.35, `${colour}/0.32`],
    [1, '#000/0'],
  ])
  const overlays: Overlay[] = [{ input: await cloth(stage, colour) }, { input: glow }]
  for (const stand of stands) {
    const input = await actor(stage, stand)
    const size = await sharp(input).metadata()
    const left = width / 2 + stand.x * height - size.width / 2
    const top = stand.y * height - size.height / 2
    overlays.push({ input: await shadowOf(input), left: left - pad, top: top - pad + 10 })
    overlays.push({ input, left, top })
  }
  return layer(width, height, overlays)
}

const pad = 40

async function shadowOf(png: Buffer): Promise<Buffer> {
  const size = await sharp(png).metadata()
  const dark = await sharp({
    create: { width: size.width, height: size.height, channels: 3, background: '#04030a' },
  })
    .joinChannel(await sharp(png).extractChannel('alpha').linear(0.75, 0).toBuffer())
    .png()
    .toBuffer()
  const wide = { top: pad, bottom: pad, left: pad, right: pad, background: clear }
  return sharp(await sharp(dark).extend(wide).png().toBuffer())
    .blur(12)
    .png()
    .toBuffer()
}

async function keep(name: string, png: Buffer): Promise<void> {
  for (const wide of widths) {
    const sized = sharp(png).flatten().resize(wide)
    const avif = await sized.clone().avif({ quality: 52, effort: 6 }).toBuffer()
    const webp = await sized.clone().webp({ quality: 74, effort: 6 }).toBuffer()
    await writeFile(join(out, `${name}-${wide}.avif`), avif)
    await writeFile(join(out, `${name}-${wide}.webp`), webp)
    console.log(`${name} ${wide}: ${kilobytes(avif)} kB AVIF, ${kilobytes(webp)} kB WebP`)
  }
}

const kilobytes = (file: Buffer): string => (file.length / 1024).toFixed(0)

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in casts))
if (unknown.length > 0) throw new RangeError(`no cast for ${unknown.join(', ')}`)
await mkdir(out, { recursive: true })
const stage = await openStage()
try {
  for (const [name, cast] of Object.entries(casts))
    if (wanted.length === 0 || wanted.includes(name)) await keep(name, await picture(stage, cast))
} finally {
  await stage.close()
}
