import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { japaneseCharacters } from './japanese-characters.ts'

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
