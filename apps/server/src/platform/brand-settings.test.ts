import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { contrast } from './contrast.ts'
import { styleOf } from './web/brand-files.ts'
import { legalTexts } from './web/legal-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-brand-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })
})

describe('a brand', () => {
  it('takes colours that can be read', () => {
    const env = { BRAND_COLOR: '#7ad7ff', BRAND_COLOR_ON_LIGHT: '#0a5a7c' }
    const { colors } = readConfig(env, '/').brand
    expect(colors).toEqual({ main: '#7ad7ff', onLight: '#0a5a7c' })
    expect(styleOf({ main: '#7ad7ff', onLight: '#0a5a7c' })).toContain('--on-brass:#000000')
  })

  it.each([
    [{ BRAND_COLOR: 'blue', BRAND_COLOR_ON_LIGHT: '#0a5a7c' }, 'BRAND_COLOR must be a colour'],
    [{ BRAND_COLOR: '#7ad7ff' }, 'belong together'],
    [{ BRAND_COLOR: '#101010', BRAND_COLOR_ON_LIGHT: '#0a5a7c' }, 'on the dark ground'],
    [{ BRAND_COLOR: '#7ad7ff', BRAND_COLOR_ON_LIGHT: '#ffeeaa' }, 'on the light ground'],
    [{ BRAND_LOGO: join(folder, 'gone.svg') }, 'BRAND_LOGO cannot be read'],
  ])('keeps the house from starting with %j', (env, sentence) => {
    expect(() => readConfig(env, '/')).toThrow(sentence)
  })

  it('has a mark that is an SVG', () => {
    const [mark, other] = [join(folder, 'mark.svg'), join(folder, 'mark.png')]
    writeFileSync(mark, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(other, 'PNG')
    expect(readConfig({ BRAND_LOGO: mark }, '/').brand.logo).toContain('<svg')
    expect(() => readConfig({ BRAND_LOGO: other }, '/')).toThrow('must be an SVG')
  })
})

describe('texts of the company', () => {
  it('are read by language and page, and a slip in a name is told', () => {
    const texts = join(folder, 'texts')
    mkdirSync(join(texts, 'en'), { recursive: true })
    writeFileSync(join(texts, 'en', 'privacy.md'), 'ours')
    expect(legalTexts(texts)).toEqual({ 'en/privacy': 'ours' })
    writeFileSync(join(texts, 'en', 'privcy.md'), 'ours')
    expect(() => legalTexts(texts)).toThrow('en/privcy.md')
    expect(() => legalTexts(join(folder, 'gone'))).toThrow('LEGAL_DIR cannot be read')
    expect(legalTexts(null)).toEqual({})
  })
})
