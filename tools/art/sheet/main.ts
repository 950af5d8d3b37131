import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { serveStage } from '../studio/serve-stage.ts'
import { photograph } from './camera.ts'
import { layOut, type Pictures } from './lay-out.ts'
import { type Shown, shownTitles } from './rounds.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** `npm run sheet -- [title …] [--out file.png] [--each folder] [--port n]`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'sheet.png' },
      each: { type: 'string' },
      port: { type: 'string', default: '5390' },
    },
  })
  const titles = shownTitles(resolve(root, 'games'), positionals)
  if (titles.length === 0) throw new RangeError('No such title has a client and golden rounds.')
  const stage = await serveStage(values.port)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--mute-audio',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  })
  try {
    const taken: Pictures[] = []
    for (const title of titles) {
      console.log(title.uri)
      const pictures = await picturesOf(browser, `http://localhost:${values.port}/`, title)
      if (values.each !== undefined) await keepEach(values.each, pictures)
      taken.push(pictures)
    }
    await writeFile(values.out, await layOut(taken))
    console.log(`${taken.length} titles on ${values.out}`)
  } finally {
    await browser.close()
    stage.kill()
  }
}

async function picturesOf(browser: Browser, address: string, title: Shown): Promise<Pictures> {
  const { uri, win } = title
  const queries = [`title=${uri}`, `title=${uri}&show=${encodeURIComponent(win)}&won`]
  const take = async (screen: 'wide' | 'tall'): Promise<readonly Buffer[]> => {
    const pictures: Buffer[] = []
    for (const query of queries)
      pictures.push(await photograph(browser, address, { screen, query }))
    return pictures
  }
  return { uri, wide: await take('wide'), tall: await take('tall') }
}

/** Every photograph in its full size, for a closer look. */
async function keepEach(folder: string, { uri, wide, tall }: Pictures): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [screen, pictures] of Object.entries({ wide, tall }))
    for (const [place, png] of pictures.entries())
      await writeFile(join(folder, `${uri}-${screen}-${place === 0 ? 'idle' : 'win'}.png`), png)
}

await main()
