import type { PictureName } from './paint-pictures.ts'

/** How a card is printed; colours as numbers 0xrrggbb. */
export interface CardTheme {
  /** Ground, from above to below. */
  readonly ground: readonly [number, number]
  /** Of its name and of rims. */
  readonly metal: number
  /** Of what is scattered over the ground. */
  readonly accent: number
  /** Ground of fields, and what is printed on it: the second is read on the first. */
  readonly paper: number
  readonly ink: number
  readonly foil: readonly [number, number]
  /** By mark, of a card of rows; all are scattered over the ground. */
  readonly pictures: readonly [PictureName, PictureName, PictureName, PictureName, PictureName]
}

const plain: CardTheme = {
  ground: [0x1f9a5a, 0x0a4a34],
  metal: 0xffe08a,
  accent: 0x8ff0a8,
  paper: 0xfffbe8,
  ink: 0x0c3a26,
  foil: [0xe2e6ea, 0x9aa4ae],
  pictures: ['clover', 'star', 'coin', 'bell', 'heart'],
}

const themes: Readonly<Record<string, CardTheme>> = {
  'clover-three': plain,
  'fruit-stand': {
    ground: [0xff6a5a, 0xa81a4a],
    metal: 0xfff0b0,
    accent: 0xffc24a,
    paper: 0xfff6ea,
    ink: 0x6a0f2a,
    foil: [0xf2d8c8, 0xc09a88],
    pictures: ['cherry', 'leaf', 'heart', 'star', 'clover'],
  },
  'gold-vault': {
    ground: [0x3a2a10, 0x120a04],
    metal: 0xffd45a,
    accent: 0xe0a030,
    paper: 0xfff4d0,
    ink: 0x4a2c04,
    foil: [0xf8d878, 0xb88420],
    pictures: ['coin', 'gem', 'crown', 'star', 'bell'],
  },
  'lucky-numbers': {
    ground: [0x8a4af0, 0x3a1290],
    metal: 0xffe6a0,
    accent: 0xd0a0ff,
    paper: 0xfaf4ff,
    ink: 0x34107a,
    foil: [0xe0d8f0, 0x9c90b8],
    pictures: ['star', 'clover', 'heart', 'bell', 'coin'],
  },
  'deep-blue': {
    ground: [0x1f9ad8, 0x06305c],
    metal: 0xd8f6ff,
    accent: 0x6fe0ff,
    paper: 0xf0fbff,
    ink: 0x06345a,
    foil: [0xd4e4ea, 0x88a2ae],
    pictures: ['pearl', 'wave', 'star', 'gem', 'moon'],
  },
  'night-sky': {
    ground: [0x2a2f7a, 0x070a24],
    metal: 0xffe9a8,
    accent: 0xa8b8ff,
    paper: 0xf4f4ff,
    ink: 0x14184a,
    foil: [0xc8ccdc, 0x7c829c],
    pictures: ['moon', 'star', 'pearl', 'gem', 'flame'],
  },
  'three-crowns': {
    ground: [0xc8283a, 0x5c0a24],
    metal: 0xffdc7a,
    accent: 0xff8a8a,
    paper: 0xfff8ea,
    ink: 0x5c0a1c,
    foil: [0xf0e0c0, 0xb89c70],
    pictures: ['crown', 'gem', 'bell', 'star', 'heart'],
  },
  'dragon-line': {
    ground: [0x0f7a6a, 0x04302c],
    metal: 0xffc86a,
    accent: 0xff7a4a,
    paper: 0xfff6e4,
    ink: 0x0a3a34,
    foil: [0xe4dcc4, 0xa49674],
    pictures: ['flame', 'pearl', 'coin', 'moon', 'wave'],
  },
}

/** How a card is printed; one that is not known like the first. */
export const themeOf = (card: string): CardTheme => themes[card] ?? plain
