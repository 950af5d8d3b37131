import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A library by night: books to the ceiling, a tall window on a moonlit sky, one copper lamp over a table of blue cloth. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Blackjack', 'Single Deck'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 700,
    face: 'metal',
    top: '#ffe9d6',
    low: '#c9784a',
    edge: '#e8b48c',
    edgeMetal: 1,
    back: '#0c1836',
    thick: 0.1,
  },
  poster: { cast: ['cards', 'chips', 'chips'], glow: '#ffc89a' },
}
