import { chromium } from 'playwright-core'
import { serveStage } from '../studio/serve-stage.ts'
import type { PokerLook } from './poker-look.ts'

/** Sizes of the pictures that posters are cut from, in pixels. */
export const views = {
  tile: { width: 600, height: 800 },
  portrait: { width: 720, height: 1080 },
  panorama: { width: 1600, height: 840 },
  name: { width: 1200, height: 220 },
  lines: { width: 620, height: 420 },
} as const
export type View = keyof typeof views

const port = process.env['POSTER_PORT'] ?? '5394'
/** Where the stage page is served already, for whoever bakes many titles. */
const served = process.env['POSTER_STAGE']

/** Photographs every picture of a title. @returns PNG by view. */
export async function photographPosters(look: PokerLook): Promise<ReadonlyMap<View, Buffer>> {
  const stage = served === undefined ? await serveStage(port) : null
  const address = served ?? `http://localhost:${port}`
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const taken = new Map<View, Buffer>()
    for (const kind of ['tile', 'portrait', 'panorama', 'name', 'lines'] as const) {
      const page = await browser.newPage({ viewport: views[kind] })
      const query = encodeURIComponent(JSON.stringify({ kind, ...views[kind], look }))
      await page.goto(`${address}/poster.html?poster=${query}`, { timeout: 120_000 })
      await page.waitForSelector('body[data-shown]', { state: 'attached', timeout: 120_000 })
      taken.set(kind, await page.screenshot({ omitBackground: true }))
      await page.close()
    }
    return taken
  } finally {
    await browser.close()
    stage?.kill()
  }
}
