/** Opens the stage page in headless Chromium and takes pictures there. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { Metrics, StageCalls } from '../page/stage.ts'
import type { Shot } from '../page/wire.ts'

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..')
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.ts': 'text/javascript',
  '.woff2': 'font/woff2',
}
const PORT = Number(process.env['ART_PORT'] ?? 0)

/** Fonts the studio letters with: family, weights, package, file inside it. */
const FONTS = [
  [
    'Cinzel Decorative',
    '900',
    '@fontsource/cinzel-decorative',
    'cinzel-decorative-latin-900-normal',
  ],
  ['Outfit', '100 900', '@fontsource-variable/outfit', 'outfit-latin-wght-normal'],
] as const

type Ask = { readonly text: string; readonly font: string; readonly weight: number }

export type Stage = {
  /** Renders a sculpture; the picture is `samples` times the finished size. */
  readonly shoot: (shot: Shot) => Promise<Buffer>
  /** Measures a letter of a loaded font. */
  readonly measure: (ask: Ask) => Promise<Metrics>
  readonly close: () => Promise<void>
}

function fontFile(pack: string, file: string): string {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve(`${pack}/package.json`)), 'files', `${file}.woff2`)
}

async function answer(path: string): Promise<Buffer | string> {
  const font = FONTS.find(([, , , file]) => path === `/font/${file}.woff2`)
  if (font !== undefined) return readFile(fontFile(font[2], font[3]))
  const file = join(HERE, normalize(path))
  if (extname(file) !== '.ts') return readFile(file)
  return stripTypeScriptTypes(await readFile(file, 'utf8'))
}

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://stage').pathname)
    const send = async (): Promise<void> => {
      const body = await answer(path)
      response.setHeader('content-type', KINDS[extname(path)] ?? 'application/octet-stream')
      response.end(body)
    }
    send().catch(() => {
      response.statusCode = 404
      response.end()
    })
  })
  await new Promise<void>((done) => server.listen(PORT, '127.0.0.1', done))
  return server
}

/** Starts Chromium with the software rasteriser that draws fastest and loads the stage. */
export async function openStage(): Promise<Stage> {
  const server = await serve()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stage has no port.')
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--use-gl=angle',
      '--use-angle=gl-egl',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
    ],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(600_000)
  page.on('pageerror', (error) => console.error('stage:', error.message))
  await page.goto(`http://127.0.0.1:${address.port}/page/stage.html`)
  await page.waitForFunction(() => 'stage' in globalThis)
  const handle = await page.evaluateHandle<StageCalls>('globalThis.stage')
  for (const [family, weight, , file] of FONTS) {
    await handle.evaluate((stage, [f, w, url]) => stage.loadFont(f, w, url), [
      family,
      weight,
      `/font/${file}.woff2`,
    ] as const)
  }
  return {
    shoot: async (shot) =>
      Buffer.from(await handle.evaluate((stage, s) => stage.shoot(s), shot), 'base64'),
    measure: (ask) => handle.evaluate((stage, a) => stage.measure(a), ask),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
