/** The letters A K Q J 10 9 in the style, the typeface and the colours of a title. */
import type { SymbolArt } from './kit.ts'
import { lettered } from './lettering.ts'
import type { Hex, LetterStyle, Palette } from './palette.ts'

const NAMES = ['A', 'K', 'Q', 'J', '10', '9'] as const
const STYLES: readonly LetterStyle[] = [
  'enamel',
  'stone',
  'neon',
  'wood',
  'icing',
  'brass',
  'molten',
  'glass',
  'rope',
]
/** What letters stand on: the back of their body. */
const BACKS: Readonly<Record<LetterStyle, Hex>> = {
  enamel: '#6b3a12',
  stone: '#c9975a',
  neon: '#1a1030',
  wood: '#8a4a1c',
  icing: '#a8571f',
  brass: '#5a3412',
  molten: '#6a6670',
  glass: '#3a2a40',
  rope: '#5a3a1c',
}
const ROPE: Hex = '#e8c88a'

/** One symbol for each colour that the palette has for letters. */
export function lettersOf(palette: Palette): Readonly<Record<string, SymbolArt>> {
  const { style, metal, letters } = palette
  return Object.fromEntries(
    letters.map((colour, i): [string, SymbolArt] => {
      const name = NAMES[i] ?? ''
      // Cinzel's one is a Roman one.
      const plain = palette.face !== 'Cinzel Decorative' || /\d/.test(name)
      const face = plain && palette.face === 'Cinzel Decorative' ? 'Outfit' : palette.face
      const text = plain ? name : name.toLowerCase()
      return [
        name,
        {
          scene: style === 'neon' ? 'neon-letter' : 'letter',
          tints: [colour, style === 'rope' ? ROPE : metal, BACKS[style]],
          knobs: [STYLES.indexOf(style), 0, 0, 0],
          shapes: [lettered({ ...palette, face }, text, [1.56, 1.34])],
          bloomGain: 0.25,
        },
      ]
    }),
  )
}
