import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A market under snow, framed in timber and frost. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Winter', 'Market'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.36,
  feature: true,
  frame: {
    body: 'snow',
    colours: ['#9ab8f0', '#ffffff'],
    trim: '#f0c05a',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#d0222e', '#1f8a4a'],
    beadGap: 0.95,
    beadSize: 0.15,
    corner: 'leaves',
    gem: '#e0202c',
    gemGlow: 0.6,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#1c3468', low: '#0a1430' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#ffffff',
    low: '#a8d4ff',
    edge: '#d0222e',
    edgeMetal: 0,
    back: '#0c1c4a',
    wave: 0.05,
    thick: 0.13,
  },
  poster: { cast: ['star', 'gingerbread', 'tree'], glow: '#ffd890' },
  sound,
}
