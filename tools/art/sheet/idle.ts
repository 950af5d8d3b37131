/** How much of each title moves while its reels rest: `node tools/art/sheet/idle.ts [title …]`. Exits 1 where one stands still. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { serveStage } from '../studio/serve-stage.ts'
import { screens } from './camera.ts'
import { shownTitles } from './rounds.ts'

/** Pictures that are taken, and how many of the first are not compared: the stage may still be coming up. */
const taken = 5
const warmUp = 2
/** Milliseconds of rest between two of them. */
const rest = 900
/** The middle of the screen, which lies within the reels of every title. */
const middle = { left: 0.34, top: 0.3, width: 0.32, height: 0.36 }
/** A channel that differs by less does not count: noise of the encoder. */
const noticed = 6
/** The least share of the pixels of the reels that must move. */
const least = 0.005

/** Share of the pixels in the middle of two pictures that differ. */
async function movedBetween(one: Buffer, other: Buffer): Promise<number> {
  const { width, height } = screens.wide
  const box = {
    left: Math.round(width * middle.left),
    top: Math.round(height * middle.top),
    width: Math.round(width * middle.width),
    height: Math.round(height * middle.height),
  }
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).extract(box).removeAlpha().raw().toBuffer()),
  )
  if (!a || !b) throw new RangeError('two pictures are compared')
  let moved = 0
  for (let at = 0; at < a.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > noticed,
    )
    if (differs) moved++
  }
  return moved / (box.width * box.height)
}

/** What moved from each picture to the next. */
const sharesOf = (pictures: readonly Buffer[]): Promise<readonly number[]> =>
  Promise.all(
    pictures.slice(1).map((picture, place) => movedBetween(pictures[place] ?? picture, picture)),
  )

const games = resolve(fileURLToPath(new URL('../../..', import.meta.url)), 'games')
const titles = shownTitles(games, process.argv.slice(2))
const port = process.env['SHEET_PORT'] ?? '5391'
const stage = await serveStage(port)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--mute-audio', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})

/** PNGs of a stage that rests, in real time. */
async function photographResting(address: string): Promise<readonly Buffer[]> {
  const page = await browser.newPage({ viewport: screens.wide })
  try {
    await page.goto(address, { timeout: 120_000 })
    await page.waitForSelector('#bar button:text-is("hurry")', { timeout: 120_000 })
    const pictures: Buffer[] = []
    for (let count = 0; count < taken; count++) {
      await page.waitForTimeout(rest)
      pictures.push(await page.screenshot({ timeout: 120_000 }))
    }
    return pictures
  } finally {
    await page.close()
  }
}

try {
  for (const { uri } of titles) {
    const all = await photographResting(`http://localhost:${port}/?title=${uri}`)
    const pictures = all.slice(warmUp)
    const shares = await sharesOf(pictures)
    const told = shares.map((share) => `${(share * 100).toFixed(2)} %`).join(', ')
    const isStill = Math.min(...shares) < least
    console.log(`${uri}: ${told}${isStill ? ' stands still' : ''}`)
    if (isStill) process.exitCode = 1
  }
} finally {
  await browser.close()
  stage.kill()
}
