import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** Under the bank, framed in steel and gold. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Vault', 'Trail'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.38,
  feature: true,
  frame: {
    body: 'metal',
    colours: ['#4a5a64', '#aebcc4'],
    trim: '#e8b23a',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#b9c4cc', '#e8b23a'],
    beadGap: 0.75,
    beadSize: 0.12,
    corner: 'bolts',
    gem: '#1fd0a0',
    gemGlow: 0.9,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'tech', top: '#16303a', low: '#081218' },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#ffffff',
    low: '#8aa4b4',
    edge: '#e8b23a',
    edgeMetal: 1,
    back: '#06140f',
    spacing: 0.05,
    thick: 0.1,
  },
  poster: { cast: ['vault', 'bonds', 'dial'], glow: '#ffd880' },
  sound,
}
