import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { themesOf } from './tokens.ts'

const file = import.meta.resolve('@fairhouse/ui/tokens.css')
const css = readFileSync(fileURLToPath(file), 'utf8')
const themes = themesOf(css)

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#e9c46a', '#e9c46a', 1],
  ])('of %s on %s is %d', (one, other, wanted) => {
    expect(contrast(one, other)).toBeCloseTo(wanted, 2)
  })
})

describe('tokens', () => {
  it.each(['dark', 'light'] as const)('can be read on every ground in the %s theme', (theme) => {
    const faint = themes[theme].inks.flatMap(({ name, contrasts }) =>
      Object.entries(contrasts)
        .filter(([, figure]) => figure < 4.5)
        .map(([ground, figure]) => `${name} on ${ground}: ${figure.toFixed(2)}`),
    )
    expect(faint).toEqual([])
  })

  it("are the same in the light whether it was chosen or is the device's", () => {
    const blocks = ['light"],', 'system"]'].map((start) => {
      const from = css.indexOf('{', css.indexOf(`:root[data-theme="${start}`))
      return css.slice(from, css.indexOf('}', from)).replaceAll(/\s+/g, ' ')
    })
    expect(blocks[0]).toContain('color-scheme: light;')
    expect(blocks[1]).toBe(blocks[0])
  })

  it('differ between the themes', () => {
    expect(themes.dark.inks[0]?.colour).not.toBe(themes.light.inks[0]?.colour)
  })
})
