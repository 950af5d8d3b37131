import sharp, { type OverlayOptions } from 'sharp'

/** What a title looks like: at rest and winning, in landscape and upright. PNG each. */
export interface Pictures {
  readonly uri: string
  readonly wide: readonly Buffer[]
  readonly tall: readonly Buffer[]
}

/** Sizes on the sheet: landscapes stand over one another, upright pictures beside them. */
const wide = { width: 400, height: 225 }
const tall = { width: 190, height: 380 }
const caption = 30
const gap = 6
const inRow = 3
const place = {
  width: wide.width + (tall.width + gap) * 2 + gap * 2,
  height: caption + Math.max(wide.height * 2 + gap, tall.height) + gap,
}

/**
 * Puts titles below one another, three in a row.
 * Not laid out by a browser: a page that holds the large pictures of all titles at once is more than one bears.
 * @returns a PNG.
 */
export async function layOut(titles: readonly Pictures[]): Promise<Buffer> {
  const parts = await Promise.all(titles.map(partsOf))
  const rows = Math.ceil(titles.length / inRow)
  const ground = { channels: 3, background: '#111111' } as const
  const size = { width: place.width * Math.min(inRow, titles.length), height: place.height * rows }
  return sharp({ create: { ...size, ...ground } })
    .composite(parts.flat())
    .png()
    .toBuffer()
}

async function partsOf(title: Pictures, index: number): Promise<readonly OverlayOptions[]> {
  const left = (index % inRow) * place.width
  const top = Math.floor(index / inRow) * place.height
  const beside = left + wide.width + gap
  return Promise.all([
    Promise.resolve({ input: captionOf(title.uri), left, top }),
    ...title.wide.map(async (picture, nth) => ({
      input: await sharp(picture).resize(wide.width, wide.height).png().toBuffer(),
      left,
      top: top + caption + nth * (wide.height + gap),
    })),
    ...title.tall.map(async (picture, nth) => ({
      input: await sharp(picture).resize(tall.width, tall.height).png().toBuffer(),
      left: beside + nth * (tall.width + gap),
      top: top + caption,
    })),
  ])
}

const captionOf = (uri: string): Buffer =>
  Buffer.from(
    `<svg width="${place.width}" height="${caption}"><text x="6" y="21" font-family="sans-serif" font-size="17" fill="#fff">${uri}</text></svg>`,
  )
