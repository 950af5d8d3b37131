import type { Browser } from 'playwright-core'

/** Sizes of the screens that are photographed; the stage page's bar lies below them. */
export const screens = {
  wide: { width: 1280, height: 720 },
  tall: { width: 390, height: 780 },
  desk: { width: 1440, height: 900 },
}
const bar = 64

/** Milliseconds of a title's time until it is photographed, and of one frame. */
const wait = 900
const frame = 100

/** Photographs one stage. @param query of the stage page. @returns a PNG. */
export async function photograph(
  browser: Browser,
  address: string,
  { screen, query }: { readonly screen: keyof typeof screens; readonly query: string },
): Promise<Buffer> {
  const { width, height } = screens[screen]
  const page = await browser.newPage({ viewport: { width, height: height + bar } })
  try {
    await page.addInitScript(stopTime)
    await page.goto(`${address}?${query}`, { timeout: 120_000 })
    await page.waitForSelector('#bar button:text-is("hurry")', { timeout: 120_000 })
    for (let passed = 0; passed < wait; passed += frame)
      await page.evaluate((ms) => dispatchEvent(new CustomEvent('frame', { detail: ms })), frame)
    return await page.screenshot({ clip: { x: 0, y: 0, width, height } })
  } finally {
    await page.close()
  }
}

/** Runs on the page: time passes only by events `frame`. */
function stopTime(): void {
  let now = 0
  let last = 0
  const waiting = new Map<number, FrameRequestCallback>()
  performance.now = () => now
  globalThis.requestAnimationFrame = (callback) => {
    waiting.set(++last, callback)
    return last
  }
  globalThis.cancelAnimationFrame = (handle) => void waiting.delete(handle)
  addEventListener('frame', (event) => {
    now += event instanceof CustomEvent ? Number(event.detail) : 0
    const due = [...waiting.values()]
    waiting.clear()
    for (const callback of due) callback(now)
  })
}
