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
/** Those that the second sculpture of letters makes. */
const CRAFTS: readonly LetterStyle[] = [
  'porcelain',
  'felt',
  'inlay',
  'ore',
  'ice',
  'cog',
  'glow',
  'rune',
  'plank',
  'shell',
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
  porcelain: '#fbf6ee',
  felt: '#fff0d4',
  inlay: '#0a1c3a',
  ore: '#5a3a28',
  ice: '#f6fbff',
  cog: '#6a4a3a',
  glow: '#3a4a66',
  rune: '#7d8894',
  plank: '#5a3018',
  shell: '#f4ead8',
}
const ROPE: Hex = '#e8c88a'

const waysOf = (style: LetterStyle): readonly LetterStyle[] =>
  CRAFTS.includes(style) ? CRAFTS : STYLES

function sceneOf(style: LetterStyle): string {
  if (style === 'neon') return 'neon-letter'
  return CRAFTS.includes(style) ? 'crafted-letter' : 'letter'
}

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
          scene: sceneOf(style),
          tints: [colour, style === 'rope' ? ROPE : metal, BACKS[style]],
          knobs: [waysOf(style).indexOf(style), 0, 0, 0],
          shapes: [lettered({ ...palette, face }, text, [1.56, 1.34])],
          bloomGain: 0.25,
        },
      ]
    }),
  )
}
