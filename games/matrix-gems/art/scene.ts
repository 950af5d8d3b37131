import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A cavern of crystal, framed in polished silver. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Matrix', 'Gems'],
  palette,
  reels: 5,
  rows: 5,
  quiet: 0.34,
  feature: false,
  frame: {
    body: 'enamel',
    colours: ['#0a1c4a', '#2a5ac8'],
    trim: '#d0e0f4',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#2fd0ff', '#c04aff'],
    beadGap: 0.8,
    beadSize: 0.12,
    corner: 'block',
    gem: '#ff4fd0',
    gemGlow: 0.8,
    crest: false,
    bars: 2,
  },
  ground: { pattern: 'plain', top: '#12244e', low: '#080e24', alpha: 0.94 },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#ffffff',
    low: '#4ac0ff',
    edge: '#c04aff',
    edgeMetal: 0.3,
    back: '#060c24',
    spacing: 0.05,
    thick: 0.1,
  },
  poster: { cast: ['wild', 'ruby', 'emerald'], glow: '#8ae0ff' },
  sound,
}
