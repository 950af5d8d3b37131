/** The lobby tile, the hero banner, the portrait and the picture that is shared. */
import sharp from 'sharp'
import type { Bench, Take } from '@fairhouse/art/studio/bench'
import { avif, gradient, layer, type Overlay, webp } from '@fairhouse/art/studio/finish'
import { backdrop } from './backdrop.ts'
import { flat } from './furniture.ts'
import { block } from './lettering.ts'
import { symbols, word } from './symbols.ts'

type Cast = 'count' | 'witch' | 'wolf'

/** A character without its frame, `edge` pixels square. */
function actor(name: Cast, edge: number, more: Partial<Take> = {}): Take {
  return { ...symbols[name], knobs: [1, 0, 0, 0], width: edge, height: edge, samples: 2, ...more }
}

function title(width: number): Take {
  const lines = [
    { shape: word('Castle', [3.9, 1.05]), y: 0.84 },
    { shape: word('of', [0.9, 0.34]), y: 0.1 },
    { shape: word('Horror', [4.3, 1.12]), y: -0.7 },
  ]
  return block(lines, { width, ratio: 0.64, extent: 2.35, thick: 0.1 })
}

/** Deeper shadows than the reels want: a poster is a scene at night. */
async function moody(png: Buffer, brightness: number): Promise<Buffer> {
  const gain = 1.22 * brightness
  return sharp(png).linear([gain, gain, gain, 1], [-14, -16, -12, 0]).png().toBuffer()
}

type Spot = readonly [left: number, top: number, edge: number]

async function bats({ take }: Bench, places: readonly Spot[]): Promise<Overlay[]> {
  const overlays: Overlay[] = []
  for (const [i, [left, top, edge]] of places.entries()) {
    overlays.push({ input: await take(flat('bat', edge, 0.1 + i * 0.37)), left, top })
  }
  return overlays
}

async function bakeTile(bench: Bench): Promise<void> {
  const { take, keep } = bench
  const [width, height] = [600, 800]
  const look = backdrop(width, height, {
    moon: [-0.06, 0.58, 1, 0.66],
    castle: [0.62, 0.78, 1, 0.12],
    tall: true,
  })
  const overlays: Overlay[] = [
    { input: await take(look.sky) },
    { input: await take(look.castle) },
    ...(await bats(bench, [
      [24, 60, 150],
      [150, 20, 86],
      [452, 46, 70],
      [20, 230, 74],
    ])),
    { input: await moody(await take(actor('count', 580)), 0.95), left: 10, top: 36 },
    {
      input: await gradient(width, height, 'down', [
        [0, '#060209/0.35'],
        [0.2, '#060209/0'],
        [0.6, '#060209/0'],
        [0.76, '#060209/0.9'],
        [1, '#060209/1'],
      ]),
    },
    { input: await take(title(548)), left: 26, top: 446 },
  ]
  const tile = await layer(width, height, overlays)
  const small = await sharp(tile)
    .resize(300, 400, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6 })
    .png()
    .toBuffer()
  await keep('tile-600.avif', await avif(tile, 48))
  await keep('tile-600.webp', await webp(tile, 56))
  await keep('tile-300.avif', await avif(small, 52))
}

async function panorama(bench: Bench, width: number, height: number): Promise<Overlay[]> {
  const { take } = bench
  const look = backdrop(width, height, {
    moon: [0.36, 0.16, 1, 0.24],
    castle: [1.22, 0.66, 1, -0.06],
    tall: false,
  })
  const at = (part: number): number => Math.round(width * part)
  const stand = async (name: Cast, left: number, edge: number): Promise<Overlay> => ({
    input: await moody(await take(actor(name, at(edge))), 0.95),
    left: at(left),
    top: height - Math.round(at(edge) * 0.98),
  })
  return [
    { input: await take(look.sky) },
    { input: await take(look.castle) },
    { input: await moody(await take(look.graves), 0.9) },
    ...(await bats(bench, [
      [at(0.5), at(0.03), at(0.07)],
      [at(0.44), at(0.08), at(0.04)],
      [at(0.86), at(0.02), at(0.05)],
    ])),
    await stand('wolf', 0.335, 0.31),
    await stand('witch', 0.735, 0.31),
    await stand('count', 0.5, 0.36),
    {
      input: await gradient(width, height, 'down', [
        [0.6, '#060209/0'],
        [1, '#060209/0.7'],
      ]),
    },
    {
      input: await gradient(width, height, 'round', [
        [0.55, '#060209/0'],
        [1, '#060209/0.5'],
      ]),
    },
  ]
}

async function bakeHero(bench: Bench): Promise<void> {
  const [width, height] = [1600, 700]
  const hero = await layer(width, height, await panorama(bench, width, height))
  await bench.keep('hero-1600.avif', await avif(hero, 44))
  await bench.keep('hero-1600.webp', await webp(hero, 48))
}

/** The count before his castle, upright and without the name. */
async function bakePortrait(bench: Bench): Promise<void> {
  const { take, keep } = bench
  const [width, height] = [720, 1080]
  const look = backdrop(width, height, {
    moon: [-0.06, 0.7, 1, 0.6],
    castle: [0.62, 0.9, 1, 0.16],
    tall: true,
  })
  const portrait = await layer(width, height, [
    { input: await take(look.sky) },
    { input: await take(look.castle) },
    ...(await bats(bench, [
      [30, 90, 170],
      [190, 40, 96],
      [560, 70, 84],
    ])),
    { input: await moody(await take(actor('count', 680)), 0.95), left: 20, top: 190 },
    {
      input: await gradient(width, height, 'down', [
        [0.5, '#060209/0'],
        [0.82, '#060209/0.86'],
        [1, '#060209/0.95'],
      ]),
    },
  ])
  await keep('portrait-720.avif', await avif(portrait, 36))
}

async function bakeSocial(bench: Bench): Promise<void> {
  const [width, height] = [1200, 630]
  const overlays = await panorama(bench, width, height)
  const logo = { input: await bench.take(title(500)), left: 40, top: 140 }
  const picture = await layer(width, height, [...overlays, logo])
  await bench.keep(
    'social.jpg',
    await sharp(picture).flatten().jpeg({ quality: 44, mozjpeg: true }).toBuffer(),
  )
}

export async function bakePosters(bench: Bench): Promise<void> {
  await bakeTile(bench)
  await bakeHero(bench)
  await bakePortrait(bench)
  await bakeSocial(bench)
}
