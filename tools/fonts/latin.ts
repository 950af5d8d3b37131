import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { between } from './between.ts'

export interface Face {
  /** Its file in `apps/storefront/app/fonts`, without the ending. */
  readonly name: string
  readonly whole: number
  readonly cut: Buffer
}

/** A face, and the weights in which the site's style sheets set it. */
const faces = [
  { name: 'inter', weights: { min: 400, max: 700 } },
  { name: 'outfit', weights: { min: 500, max: 700 } },
] as const

/** Western Europe: the `unicode-range` of these faces in `fonts.css` names the same characters. */
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ‐‑–—‘’‚“”„…•‹›€™←↑→↓−×`

/** The faces of the western languages, with what those need of them. */
export const cutLatin = (): Promise<readonly Face[]> =>
  Promise.all(
    faces.map(async ({ name, weights }) => {
      const whole = readFileSync(
        fileURLToPath(
          import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
        ),
      )
      const cut = await subsetFont(whole, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      })
      return { name, whole: whole.length, cut }
    }),
  )
