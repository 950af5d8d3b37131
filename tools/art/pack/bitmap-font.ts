/** A bitmap font of sculpted letters, as a BMFont text file, which Pixi loads. */
import sharp from 'sharp'
import type { Bench } from '../studio/bench.ts'
import { lift, webp } from '../studio/finish.ts'
import { arrange } from './arrange.ts'

export type FontOrder = {
  readonly name: string
  readonly characters: string
  /** Height of one em in pixels. */
  readonly size: number
  readonly font: string
  readonly weight: number
  readonly quality: number
  /** How much brighter than photographed: small amounts stand on dark plates. 1 where it is left out. */
  readonly brightness?: number
}

type Glyph = {
  readonly code: number
  readonly png: Buffer
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly advance: number
}

/** From the top of the line to the baseline, in em. */
const BASE = 0.88
/** Room around a letter for its rim and shadow, in em. */
const MARGIN = 0.16
/** The rim makes letters wider than the typeface meant: extra advance, in em. */
const RIM = 0.075

async function glyphOf({ take, stage }: Bench, order: FontOrder, letter: string): Promise<Glyph> {
  const { advance, left, width, tall, low } = await stage.measure({
    text: letter,
    font: order.font,
    weight: order.weight,
  })
  const em = order.size
  const w = Math.ceil((width + MARGIN * 2) * em)
  const h = Math.ceil((tall + low + MARGIN * 2) * em)
  const png = await take({
    scene: 'lettering',
    width: w,
    height: h,
    samples: 3,
    extent: w / em / 2,
    distance: 0,
    knobs: [0, 99, 99, 0.058],
    shapes: [{ text: letter, font: order.font, weight: order.weight, fit: [width, tall + low] }],
  })
  return {
    code: letter.codePointAt(0) ?? 0,
    png: await lift(
      await sharp(png)
        .modulate({ brightness: order.brightness ?? 1 })
        .toBuffer(),
    ),
    width: w,
    height: h,
    left: (left - MARGIN + RIM / 2) * em,
    top: (BASE - tall - MARGIN) * em,
    advance: (advance + RIM) * em,
  }
}

function describe(order: FontOrder, sheet: { w: number; h: number }, chars: string[]): string {
  const line = Math.round(order.size * 1.05)
  return [
    `info face="${order.name}" size=${order.size} bold=0 italic=0 charset="" unicode=1 stretchH=100 smooth=1 aa=1 padding=0,0,0,0 spacing=2,2`,
    `common lineHeight=${line} base=${Math.round(order.size * BASE)} scaleW=${sheet.w} scaleH=${sheet.h} pages=1 packed=0`,
    `page id=0 file="${order.name}.webp"`,
    `chars count=${chars.length}`,
    ...chars,
    '',
  ].join('\n')
}

export async function bakeFont(
  bench: Bench,
  order: FontOrder,
): Promise<{ image: Buffer; description: string }> {
  const glyphs: Glyph[] = []
  for (const letter of order.characters) glyphs.push(await glyphOf(bench, order, letter))
  const { width, height, places } = arrange(
    glyphs.toSorted((a, b) => a.code - b.code),
    1024,
  )
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const sheet = await sharp({ create: { width, height, channels: 4, background } })
    .composite(places.map(({ x, y, item }) => ({ input: item.png, left: x, top: y })))
    .png()
    .toBuffer()
  const space = Math.round(order.size * 0.26)
  const chars = [
    `char id=32 x=0 y=0 width=0 height=0 xoffset=0 yoffset=0 xadvance=${space} page=0 chnl=15`,
    ...places.map(
      ({ x, y, item: g }) =>
        `char id=${g.code} x=${x} y=${y} width=${g.width} height=${g.height} xoffset=${Math.round(g.left)} yoffset=${Math.round(g.top)} xadvance=${Math.round(g.advance)} page=0 chnl=15`,
    ),
  ]
  return {
    image: await webp(sheet, order.quality),
    description: describe(order, { w: width, h: height }, chars),
  }
}
