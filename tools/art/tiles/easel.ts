import type { Easel } from './page/main.ts'
import type { TileJob } from './page/job.ts'
import { fonts, openPage } from '../studio/page-server.ts'

export interface OpenEasel {
  /** A tile as PNG. */
  readonly paint: (job: TileJob) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Starts a Chromium that draws tiles. */
export async function openEasel(): Promise<OpenEasel> {
  const { page, close } = await openPage('/tiles/page/tiles.html', ['--disable-gpu'])
  await page.waitForFunction(() => 'easel' in globalThis)
  const handle = await page.evaluateHandle<Easel>('globalThis.easel')
  for (const font of fonts)
    await handle.evaluate(
      (easel, { family, weight, url }) => easel.loadFont(family, weight, url),
      font,
    )
  return {
    paint: async (job) =>
      Buffer.from(await handle.evaluate((easel, one) => easel.paint(one), job), 'base64'),
    close,
  }
}
