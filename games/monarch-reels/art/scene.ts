import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A throne hall in the evening, framed in carved gold on royal blue. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Monarch', 'Reels'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.34,
  feature: false,
  frame: {
    body: 'carved',
    colours: ['#7a4a10', '#f0bc58'],
    trim: '#ffe09a',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#d81e3c', '#2a4ae0'],
    beadGap: 1.7,
    beadSize: 0.12,
    corner: 'leaves',
    gem: '#d81e3c',
    gemGlow: 0.4,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#1c2470', low: '#0a0e38' },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff0b8',
    low: '#e8a030',
    edge: '#a8142c',
    edgeMetal: 0.2,
    back: '#0a0b28',
    arc: 0.06,
    thick: 0.14,
  },
  poster: { cast: ['throne', 'orb', 'sceptre'], glow: '#ffd890' },
  sound,
}
