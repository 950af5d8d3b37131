// Cuts the site's faces to what its languages and styles use: half of what a first page would load of them otherwise.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** A face, and the weights in which the site's style sheets set it. */
const faces = [
  { name: 'inter', weights: { min: 400, max: 700 } },
  { name: 'outfit', weights: { min: 500, max: 700 } },
] as const

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Western Europe: the `unicode-range` of these faces in `fonts.css` names the same characters. */
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ‐‑–—‘’‚“”„…•‹›€™←↑→↓−×`

const target = new URL('../../apps/storefront/app/fonts/', import.meta.url)

for (const { name, weights } of faces) {
  const whole = readFileSync(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    ),
  )
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  writeFileSync(new URL(`${name}.woff2`, target), cut)
  console.log(`${name}: ${whole.length} bytes, cut to ${cut.length}`)
}
