/** What is done to a picture after it was taken: outline, shadow, motion blur, files. */
import sharp from 'sharp'

/** Rows a symbol is squeezed to before its smear. */
const SMEAR_ROWS = 9
/** How far a shadow falls, in pixels. */
const DROP = 5
/** Nothing at all, seen through. */
export const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

async function sizeOf(png: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(png).metadata()
  return { width, height }
}

/** A one-colour copy of the picture's silhouette, blurred by `blur` pixels. */
async function silhouette(png: Buffer, blur: number, strength: number): Promise<Buffer> {
  const { width, height } = await sizeOf(png)
  const alpha = await sharp(png).extractChannel('alpha').blur(blur).linear(strength, 0).toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#05020a' } })
    .joinChannel(alpha)
    .png()
    .toBuffer()
}

/**
 * Lifts a symbol off any background: a thin dark outline and a soft shadow below it, drawn within
 * the picture's own size, and a touch of sharpening after the reduction.
 */
export async function lift(png: Buffer): Promise<Buffer> {
  const { width, height } = await sizeOf(png)
  const outline = await silhouette(png, 1.4, 1.5)
  const shade = await silhouette(png, 5, 0.75)
  const cropped = await sharp(shade)
    .extract({ left: 0, top: 0, width, height: height - DROP })
    .png()
    .toBuffer()
  const crisp = await sharp(png).sharpen({ sigma: 0.7, m1: 0.6, m2: 1.2 }).png().toBuffer()
  return sharp({ create: { width, height, channels: 4, background: CLEAR } })
    .composite([{ input: cropped, left: 0, top: DROP }, { input: outline }, { input: crisp }])
    .png()
    .toBuffer()
}

/**
 * The symbol as it looks on a spinning reel: half size, smeared upright. The cell is the middle of a
 * picture one and a half times as high, so that the smear may leave it.
 */
export async function smear(png: Buffer, cell: number): Promise<Buffer> {
  const margin = cell / 4
  const padded = await sharp(png)
    .resize(cell, cell)
    .extend({ top: margin, bottom: margin, background: CLEAR })
    .png()
    .toBuffer()
  // Squeezing the picture and stretching it again smears it along one axis only.
  const squeezed = await sharp(padded)
    .resize(cell, SMEAR_ROWS, { kernel: 'mks2021', fit: 'fill' })
    .png()
    .toBuffer()
  return sharp(squeezed)
    .resize(cell, cell + margin * 2, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer()
}

/** WebP; hard edges stand a coarse `alpha` (0 to 100), soft light shows rings below 100. */
export async function webp(png: Buffer, quality: number, alpha = 60): Promise<Buffer> {
  return sharp(png)
    .webp({ quality, alphaQuality: alpha, effort: 6, smartSubsample: true })
    .toBuffer()
}

export async function avif(png: Buffer, quality: number): Promise<Buffer> {
  return sharp(png).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer()
}

export type Overlay = { readonly input: Buffer; readonly left?: number; readonly top?: number }

/** A part of a picture that may reach over the edge of the sheet, cut to what can be seen. */
async function cut(overlay: Overlay, width: number, height: number): Promise<Overlay | undefined> {
  const own = await sizeOf(overlay.input)
  const left = Math.round(overlay.left ?? 0)
  const top = Math.round(overlay.top ?? 0)
  const x = Math.max(0, -left)
  const y = Math.max(0, -top)
  const w = Math.min(own.width - x, width - Math.max(0, left))
  const h = Math.min(own.height - y, height - Math.max(0, top))
  if (w <= 0 || h <= 0) return undefined
  const input = await sharp(overlay.input)
    .extract({ left: x, top: y, width: w, height: h })
    .png()
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}

/** Lays pictures over one another, the first at the bottom. */
export async function layer(
  width: number,
  height: number,
  overlays: readonly Overlay[],
): Promise<Buffer> {
  const parts = await Promise.all(overlays.map((overlay) => cut(overlay, width, height)))
  const seen = parts.flatMap((part) =>
    part === undefined ? [] : [{ input: part.input, left: part.left ?? 0, top: part.top ?? 0 }],
  )
  return sharp({ create: { width, height, channels: 4, background: CLEAR } })
    .composite(seen)
    .png()
    .toBuffer()
}

/** A full sheet of an SVG gradient; `stops` are offset and colour. */
export async function gradient(
  width: number,
  height: number,
  kind: 'down' | 'right' | 'round',
  stops: readonly (readonly [number, string])[],
): Promise<Buffer> {
  const list = stops.map(([at, colour]) => {
    const [rgb = '#000', alpha = '1'] = colour.split('/')
    return `<stop offset="${at}" stop-color="${rgb}" stop-opacity="${alpha}"/>`
  })
  const tag = kind === 'round' ? 'radialGradient' : 'linearGradient'
  const axis = kind === 'down' ? 'x1="0" y1="0" x2="0" y2="1"' : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><${tag} id="g" ${axis}>${list.join('')}</${tag}></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
