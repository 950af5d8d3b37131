import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** The last ridge below the summit, framed in climbing rope. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Summit', 'Jackpot'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.22,
  feature: true,
  frame: {
    body: 'rope',
    colours: ['#1a55b8', '#ff7a24'],
    trim: '#c8d8e8',
    trimMetal: 1,
    bead: 'none',
    beads: ['#ffd84a', '#ffffff'],
    corner: 'ring',
    gem: '#ff5a2a',
    gemGlow: 0.7,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'plain', top: '#1c4f84', low: '#0a2038' },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#ffffff',
    low: '#58c0ff',
    edge: '#ff5a3c',
    edgeMetal: 0.2,
    back: '#0a2850',
    lean: 0.12,
    thick: 0.11,
  },
  poster: { cast: ['climber', 'axe', 'goat'], glow: '#ffffff' },
  sound,
}
