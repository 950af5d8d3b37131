import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { japaneseCharacters, writtenCharacters } from './japanese-characters.ts'

const font = (part: string): Buffer =>
  readFileSync(
    new URL(`../../apps/storefront/app/fonts/noto-sans-jp-${part}.woff2`, import.meta.url),
  )

describe('the Japanese face', () => {
  test.each(['400', '700'])('has every character of our texts in weight %s', (weight) => {
    const there = new Set([weight, 'tilde'].flatMap((part) => create(font(part)).characterSet))
    const missing = Array.from(japaneseCharacters()).filter(
      (sign) => !there.has(sign.codePointAt(0) ?? 0),
    )
    expect(missing, 'missing glyphs: run `npm run fonts`').toEqual([])
  })

  test('reads texts of pages, games and letters', () => {
    const read = japaneseCharacters()
    for (const text of ['入金方法', '配当表', '確認'])
      for (const sign of text) expect(read).toContain(sign)
  })

  test.each(['400', '700'])('weighs less than 135 kB in weight %s', (weight) => {
    expect(font(weight).length + font('tilde').length).toBeLessThan(135_000)
  })
})

/** Ends the table of characters in every font; no character. */
const lastOfTable = 0xffff

describe('the face of written pages', () => {
  test.each(['400', '700'])(
    'has every character of theirs that the other lacks in weight %s',
    (weight) => {
      const there = new Set(
        [weight, 'tilde', `written-${weight}`].flatMap((part) => create(font(part)).characterSet),
      )
      const missing = Array.from(writtenCharacters()).filter(
        (sign) => !there.has(sign.codePointAt(0) ?? 0),
      )
      expect(writtenCharacters().length).toBeGreaterThan(500)
      expect(missing, 'missing glyphs: run `npm run fonts`').toEqual([])
    },
  )

  test.each(['400', '700'])(
    'is fetched for what it has, and for nothing else, in weight %s',
    (weight) => {
      const css = readFileSync(
        new URL('../../apps/storefront/app/fonts/japanese-written.css', import.meta.url),
        'utf8',
      )
      const [, range = ''] =
        new RegExp(`written-${weight}[.]woff2[^;]*;\\s*unicode-range:([^;]+);`).exec(css) ?? []
      const named = [...range.matchAll(/U[+]([0-9A-F]+)/g)].map(([, code = '']) =>
        parseInt(code, 16),
      )
      const there = create(font(`written-${weight}`)).characterSet.filter(
        (code) => code !== lastOfTable,
      )
      expect(named).toEqual(there.toSorted((a, b) => a - b))
    },
  )

  test.each(['400', '700'])('weighs less than 20 kB in weight %s', (weight) => {
    expect(font(`written-${weight}`).length).toBeLessThan(20_000)
  })
})
