/** What is drawn and what is cut in Samurai Ink. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import type { SymbolArt } from '@fairhouse/art/symbols/kit'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { tomoe } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

const samurai: SymbolArt = {
  scene: 'kabuto',
  tints: ['#23212c', '#f0b83a', '#c81f1a', '#8a1e1c', '#ffb03a'],
  extent: 1.05,
}
const mask: SymbolArt = {
  scene: 'oni',
  tints: ['#c8141a', '#f2e2b8', '#f4efe4', '#f0b83a', '#3a0a0a'],
  extent: 1.04,
}
const katana: SymbolArt = {
  scene: 'katana',
  tints: ['#e8eef6', '#1f2f5a', '#f0b83a', '#141218', '#d8281c'],
  extent: 1.0,
}
const brush: SymbolArt = {
  scene: 'ink-brush',
  tints: ['#d8a84a', '#f6efe0', '#0c0a0c', '#4a4a52', '#d8281c'],
  extent: 1.02,
}

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'hexagon', tomoe, ['#1a1416', '#ffc84a', '#c81f1a']),
    sun: {
      scene: 'torii',
      tints: ['#ffae1e', '#d81a14', '#161216', '#fff0c0', '#fff4e0'],
      ribbon: { text: 'SCATTER', cloth: '#1f4a78' },
    },
    samurai,
    samurais: { ...samurai, twin: 'cut' },
    mask,
    masks: { ...mask, twin: 'cut' },
    katana,
    katanas: { ...katana, twin: 'cut' },
    brush,
    brushes: { ...brush, twin: 'cut' },
    ...lettersOf(palette),
  },
  heroes: { samurai: phase, mask: phase, katana: phase, sun: phase },
}
