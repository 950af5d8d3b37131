/** Packs pictures into one sheet with a TexturePacker description, which Pixi loads. */
import sharp from 'sharp'
import { avif, webp } from '../studio/finish.ts'
import { arrange, type Placed } from './arrange.ts'

export type Picture = { readonly name: string; readonly png: Buffer }

type Trimmed = {
  readonly name: string
  readonly png: Buffer
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly full: { readonly w: number; readonly h: number }
}

const SHEET = 2048
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

async function trim({ name, png }: Picture): Promise<Trimmed> {
  const { width: w, height: h } = await sharp(png).metadata()
  const { data, info } = await sharp(png)
    .trim({ background: CLEAR, threshold: 2 })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    name,
    png: data,
    left: -(info.trimOffsetLeft ?? 0),
    top: -(info.trimOffsetTop ?? 0),
    width: info.width,
    height: info.height,
    full: { w, h },
  }
}

/** Frames whose names end in `-00`, `-01` … make one animation each. */
function animationsOf(names: readonly string[]): Record<string, string[]> {
  const animations: Record<string, string[]> = {}
  for (const name of names) {
    const base = /^(.+)-\d\d$/.exec(name)?.[1]
    if (base !== undefined) (animations[base] ??= []).push(name)
  }
  return animations
}

export type Sheet = { readonly image: Buffer; readonly description: string }

/** Qualities 0 to 100; `alpha` is that of the alpha channel, in WebP only. */
export type Packing = { readonly quality: number; readonly alpha?: number; readonly avif?: true }

/**
 * @param name file name without ending, as the description will call the image
 * @throws when the pictures do not fit one sheet of 2048 pixels
 */
export async function packSheet(
  name: string,
  pictures: readonly Picture[],
  packing: Packing,
): Promise<Sheet> {
  const trimmed = await Promise.all(pictures.map(trim))
  const { width, height, places } = arrange(
    trimmed.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    SHEET,
  )
  const sheet = await sharp({ create: { width, height, channels: 4, background: CLEAR } })
    .composite(places.map(({ x, y, item }) => ({ input: item.png, left: x, top: y })))
    .png()
    .toBuffer()
  const frames = Object.fromEntries(places.map((place) => [place.item.name, frameOf(place)]))
  const meta = {
    image: `${name}.${packing.avif ? 'avif' : 'webp'}`,
    format: 'RGBA8888',
    size: { w: width, h: height },
    scale: '1',
  }
  const animations = animationsOf(Object.keys(frames))
  return {
    image: packing.avif
      ? await avif(sheet, packing.quality)
      : await webp(sheet, packing.quality, packing.alpha),
    description: JSON.stringify({ frames, animations, meta }),
  }
}

function frameOf({ x, y, item }: Placed<Trimmed>): object {
  const { left, top, width: w, height: h, full } = item
  return {
    frame: { x, y, w, h },
    rotated: false,
    trimmed: true,
    spriteSourceSize: { x: left, y: top, w, h },
    sourceSize: full,
  }
}
