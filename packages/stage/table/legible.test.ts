import { describe, expect, it } from 'vitest'
import { fourColours, twoColours } from './card-art/paper.ts'
import { plateLooks } from './plate-looks.ts'

/** WCAG 2.2, 1.4.3. */
const readable = 4.5

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

describe('what is read on a table', () => {
  it.each([
    ['two colours', twoColours],
    ['four colours', fourColours],
  ] as const)('every suit of %s stands out from its paper', (_, { inks, ground }) => {
    for (const ink of Object.values(inks))
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(readable)
  })

  it('a deck of four colours has four', () => {
    expect(new Set(Object.values(fourColours.inks)).size).toBe(4)
  })

  it.each(Object.entries(plateLooks))(
    'words of a plate that is %s stand out',
    (_, { ground, ink }) => {
      expect(contrast(ink, hex(ground))).toBeGreaterThanOrEqual(readable)
    },
  )
})
