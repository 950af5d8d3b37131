import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** The ring of a big top at the afternoon show, framed in copper and bulbs. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Cent', 'Circus'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.3,
  feature: true,
  frame: {
    body: 'metal',
    colours: ['#7a3414', '#d88a4a'],
    trim: '#ffcf8a',
    trimMetal: 1,
    bead: 'bulb',
    beads: ['#ffe0a0', '#7af0e8'],
    beadGap: 0.8,
    beadSize: 0.13,
    corner: 'ball',
    gem: '#16a3a8',
    gemGlow: 0.6,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#14606a', low: '#0a3038' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#fff2cc',
    low: '#ffb04a',
    edge: '#c8341c',
    edgeMetal: 0,
    back: '#2a0e10',
    arc: 0.12,
    thick: 0.13,
  },
  poster: { cast: ['seal', 'cannon', 'unicycle'], glow: '#ffd0a0' },
  sound,
}
