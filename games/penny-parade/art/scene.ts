import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A street on a festive noon, framed in blue enamel and copper. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Penny', 'Parade'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.4,
  feature: true,
  frame: {
    body: 'enamel',
    colours: ['#14287a', '#2a6ae8'],
    trim: '#e8985a',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#ffd23a', '#e8332f'],
    beadGap: 1.0,
    beadSize: 0.13,
    corner: 'block',
    gem: '#ffb01c',
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#223488', low: '#0e1644' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#fff07a',
    low: '#ffb01c',
    edge: '#e8282f',
    edgeMetal: 0.2,
    back: '#0c1450',
    arc: 0.14,
    thick: 0.13,
  },
  poster: { cast: ['penny', 'drum', 'hat'], glow: '#ffe8a0' },
  sound,
}
