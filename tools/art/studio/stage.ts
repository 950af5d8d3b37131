/** Opens the stage page in headless Chromium and takes pictures there. */
import type { Metrics, StageCalls } from '../page/stage.ts'
import type { Shot } from '../page/wire.ts'
import { fonts, openPage } from './page-server.ts'

type Ask = { readonly text: string; readonly font: string; readonly weight: number }

export type Stage = {
  /** Renders a sculpture; the picture is `samples` times the finished size. */
  readonly shoot: (shot: Shot) => Promise<Buffer>
  /** Measures a letter of a loaded font. */
  readonly measure: (ask: Ask) => Promise<Metrics>
  readonly close: () => Promise<void>
}

/** Starts Chromium with the software rasteriser that draws fastest and loads the stage. */
export async function openStage(): Promise<Stage> {
  const { page, close } = await openPage('/page/stage.html', [
    '--use-gl=angle',
    '--use-angle=gl-egl',
    '--ignore-gpu-blocklist',
    '--disable-gpu-watchdog',
  ])
  await page.waitForFunction(() => 'stage' in globalThis)
  const handle = await page.evaluateHandle<StageCalls>('globalThis.stage')
  for (const font of fonts)
    await handle.evaluate(
      (stage, { family, weight, url }) => stage.loadFont(family, weight, url),
      font,
    )
  return {
    shoot: async (shot) =>
      Buffer.from(await handle.evaluate((stage, s) => stage.shoot(s), shot), 'base64'),
    measure: (ask) => handle.evaluate((stage, a) => stage.measure(a), ask),
    close,
  }
}
