import type { Browser } from 'playwright-core'

/** What a title looks like: at rest and winning, in landscape and upright. PNG each. */
export interface Pictures {
  readonly uri: string
  readonly wide: readonly Buffer[]
  readonly tall: readonly Buffer[]
}

/** Puts titles below one another, three in a row. @returns a PNG. */
export async function layOut(browser: Browser, titles: readonly Pictures[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 900 } })
  try {
    await page.setContent(`<style>
      body { margin: 0; background: #111; color: #fff; font: 16px system-ui;
        display: grid; grid-template-columns: repeat(3, 800px) }
      figure { margin: 0; padding: 4px } div { display: flex; gap: 4px; align-items: flex-start }
      .wide { display: grid; gap: 4px } .wide img { width: 396px } .tall img { width: 190px }
      </style>${titles.map(figure).join('')}`)
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}

function figure({ uri, wide, tall }: Pictures): string {
  const images = (pictures: readonly Buffer[]): string =>
    pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`).join('')
  return `<figure><figcaption>${uri}</figcaption><div><div class="wide">${images(wide)}</div><div class="tall">${images(tall)}</div></div></figure>`
}
