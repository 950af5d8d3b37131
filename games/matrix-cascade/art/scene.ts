import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** Inside the machine, framed in dark metal and lines of light. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Matrix', 'Cascade'],
  palette,
  reels: 6,
  rows: 6,
  quiet: 0.34,
  feature: false,
  frame: {
    body: 'metal',
    colours: ['#0c2836', '#2a7486'],
    trim: '#8affec',
    trimMetal: 1,
    trimShine: '#06493e',
    bead: 'gem',
    beads: ['#2ff0c8', '#ff5a3c'],
    beadGap: 0.95,
    beadSize: 0.13,
    corner: 'bolts',
    gem: '#2ff0c8',
    gemGlow: 1,
    crest: false,
    bars: 2,
  },
  ground: { pattern: 'tech', top: '#0a2c3a', low: '#051019', alpha: 0.94 },
  logo: {
    weight: 800,
    face: 'neon',
    top: '#8afff0',
    low: '#1fd0b0',
    edge: '#ff5a3c',
    edgeMetal: 0.1,
    back: '#041018',
    spacing: 0.08,
    thick: 0.12,
  },
  poster: { cast: ['cube', 'prism', 'orb'], glow: '#4affe0' },
  sound,
}
