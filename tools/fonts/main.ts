// Cuts the site's faces to what its languages and styles use: half of what a first page would load of them otherwise.
import { writeFileSync } from 'node:fs'
import { cutJapanese } from './japanese.ts'
import { furtherCharacters } from './japanese-characters.ts'
import { cutLatin } from './latin.ts'
import { writtenCss } from './written-css.ts'

const target = new URL('../../apps/storefront/app/fonts/', import.meta.url)

for (const { name, whole, cut } of [...(await cutLatin()), ...(await cutJapanese())]) {
  writeFileSync(new URL(`${name}.woff2`, target), cut)
  console.log(`${name}: ${whole} bytes, cut to ${cut.length}`)
}
writeFileSync(new URL('japanese-written.css', target), writtenCss(furtherCharacters()))
