/** Serves the studio's pages to its own browser: sources without their types, and the fonts it letters with. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..')
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.ts': 'text/javascript',
  '.woff2': 'font/woff2',
}
const PORT = Number(process.env['ART_PORT'] ?? 0)

/** A typeface as a page loads it. */
export interface Font {
  readonly family: string
  readonly weight: string
  /** Where the page finds it. */
  readonly url: string
}

const font = (family: string, weight: string, pack: string, file: string) => ({
  family,
  weight,
  pack,
  file,
  url: `/font/${file}.woff2`,
})

const FONTS = [
  font(
    'Cinzel Decorative',
    '700',
    '@fontsource/cinzel-decorative',
    'cinzel-decorative-latin-700-normal',
  ),
  font(
    'Cinzel Decorative',
    '900',
    '@fontsource/cinzel-decorative',
    'cinzel-decorative-latin-900-normal',
  ),
  font('Outfit', '100 900', '@fontsource-variable/outfit', 'outfit-latin-wght-normal'),
  font('Inter', '100 900', '@fontsource-variable/inter', 'inter-latin-wght-normal'),
]

/** Fonts the studio letters with. */
export const fonts: readonly Font[] = FONTS

function fontFile(pack: string, file: string): string {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve(`${pack}/package.json`)), 'files', `${file}.woff2`)
}

async function answer(path: string): Promise<Buffer | string> {
  const known = FONTS.find(({ url }) => path === url)
  if (known !== undefined) return readFile(fontFile(known.pack, known.file))
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

export interface StudioPage {
  readonly page: Page
  readonly close: () => Promise<void>
}

/**
 * Opens a page of the studio in a headless Chromium of its own.
 * @param path below `tools/art`
 * @param flags of Chromium, besides those it always gets
 */
export async function openPage(path: string, flags: readonly string[]): Promise<StudioPage> {
  const server = await serve()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The studio has no port.')
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-quic', '--no-first-run', ...flags],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(600_000)
  page.on('pageerror', (error) => console.error('studio:', error.message))
  await page.goto(`http://127.0.0.1:${address.port}${path}`)
  return {
    page,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
