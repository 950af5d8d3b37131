/**
 * Draws the picture of all tables and video pokers that the documents show: `npm run contact-sheet -- [title …] [--each folder]`. With a folder it keeps each photograph there,
 * and takes none that is there already: a run that was cut short goes on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import sharp, { type OverlayOptions } from 'sharp'
import { serveStage } from '../studio/serve-stage.ts'
import { photograph, screens } from './camera.ts'
import { type Shown, shownTitles } from './rounds.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const out = join(root, 'docs/pictures/card-room.webp')

/** Families whose titles stand on it. */
const families = /family: '(?:cards|craps|dice|roulette|videoPoker)'/

/** A picture of a title on the sheet, pixels, and how many stand in a row. */
const width = 300
const height = Math.round((width * screens.desk.height) / screens.desk.width)
const caption = 26
const gap = 6
const inRow = 6

/** Bytes that the sheet may weigh, and how good its picture is at first. */
const most = 400_000
const firstQuality = 74

const manifestOf = (uri: string): string =>
  readFileSync(join(root, 'games', uri, 'manifest.ts'), 'utf8')

const captionOf = (name: string): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${caption}"><text x="2" y="18" font-family="sans-serif" font-size="15" fill="#e9e4d6">${name.replaceAll('&', '&amp;')}</text></svg>`,
  )

async function partsOf(
  { uri }: Shown,
  place: number,
  picture: Buffer,
): Promise<readonly OverlayOptions[]> {
  const left = gap + (place % inRow) * (width + gap)
  const top = gap + Math.floor(place / inRow) * (height + caption + gap)
  const name = /name: ['"](.*)['"],/.exec(manifestOf(uri))?.[1] ?? uri
  return [
    { input: captionOf(name), left, top },
    {
      input: await sharp(picture).resize(width, height).png().toBuffer(),
      left,
      top: top + caption,
    },
  ]
}

/** As good as the budget allows. */
async function asWebp(parts: readonly OverlayOptions[], rows: number): Promise<Buffer> {
  const size = {
    width: gap + inRow * (width + gap),
    height: gap + rows * (height + caption + gap),
  }
  const sheet = await sharp({ create: { ...size, channels: 3, background: '#0b1110' } })
    .composite([...parts])
    .png()
    .toBuffer()
  for (let quality = firstQuality; quality > 20; quality -= 6) {
    const file = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer()
    if (file.length < most) return file
  }
  throw new RangeError(`the sheet cannot be made of less than ${most} bytes`)
}

/** A title as its stage shows it, 1440 pixels wide; kept in a folder where one is named. */
async function pictureOf(
  browser: Browser,
  { uri, win }: Shown,
  folder: string | undefined,
): Promise<Buffer> {
  const file = folder === undefined ? null : join(folder, `${uri}.png`)
  if (file !== null && existsSync(file)) return readFileSync(file)
  const query = `title=${uri}&show=${encodeURIComponent(win)}&won`
  const address = `http://localhost:${port}/`
  const picture = await photograph(browser, address, { screen: 'desk', query })
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
  }
  return picture
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string' } },
})
const titles = shownTitles(resolve(root, 'games'), positionals).filter(({ uri }) =>
  families.test(manifestOf(uri)),
)
if (titles.length === 0) throw new RangeError('No such table or video poker.')
const port = process.env['SHEET_PORT'] ?? '5392'
const stage = await serveStage(port)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--mute-audio', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const parts: OverlayOptions[] = []
  for (const [place, title] of titles.entries()) {
    console.log(title.uri)
    const picture = await pictureOf(browser, title, values.each)
    parts.push(...(await partsOf(title, place, picture)))
  }
  const file = await asWebp(parts, Math.ceil(titles.length / inRow))
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, file)
  console.log(`${titles.length} titles on ${out}, ${file.length} bytes`)
} finally {
  await browser.close()
  stage.kill()
}
