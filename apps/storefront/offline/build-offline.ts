import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { offline as de } from '../app/shell/texts/de/offline.ts'
import { offline as en } from '../app/shell/texts/en/offline.ts'
import { offline as es } from '../app/shell/texts/es/offline.ts'
import { offline as fr } from '../app/shell/texts/fr/offline.ts'
import { offline as ja } from '../app/shell/texts/ja/offline.ts'
import { offline as pt } from '../app/shell/texts/pt/offline.ts'

const texts = { en, de, es, pt, fr, ja }
type Words = (typeof texts)['en' | 'de']

const here = import.meta.dirname
const copied = ['offline.css', 'offline.js']

/**
 * Puts the service worker and what it shows without a connection beside the built pages.
 * @param client where public files lie.
 */
export function buildOffline(client: string): void {
  const folder = join(client, 'offline')
  mkdirSync(folder, { recursive: true })
  const pages = Object.entries(texts).map(([language, words]) => {
    const page = pageOf(language, words)
    writeFileSync(join(folder, `${language}.html`), page)
    return page
  })
  for (const name of copied) copyFileSync(join(here, name), join(folder, name))
  const rest = copied.map((name) => readFileSync(join(here, name), 'utf8'))
  const stamp = createHash('sha256')
    .update([...pages, ...rest].join('\0'))
    .digest('hex')
    .slice(0, 12)
  const worker = stripTypeScriptTypes(readFileSync(join(here, 'worker.ts'), 'utf8'))
  writeFileSync(join(client, 'service-worker.js'), worker.replace('{{stamp}}', stamp))
}

const pageOf = (language: string, { title, text, again }: Words): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/offline/offline.css">
    <script src="/offline/offline.js" defer></script>
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="">
      <h1>${title}</h1>
      <p>${text}</p>
      <a href="">${again}</a>
    </main>
  </body>
</html>
`
