import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A meadow in June with painted hives, framed in plaited straw. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Honey', 'Meadow'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.26,
  feature: false,
  frame: {
    body: 'rope',
    colours: ['#8a5418', '#f0c060'],
    trim: '#fff0b0',
    trimMetal: 0,
    bead: 'gem',
    beads: ['#ffa81c', '#ffd24a'],
    beadGap: 1.5,
    beadSize: 0.11,
    corner: 'leaves',
    gem: '#ff9a0c',
    gemGlow: 0.6,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#7a4a1c', low: '#40220a' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#fff3b0',
    low: '#ff9a0c',
    edge: '#6a3208',
    edgeMetal: 0,
    back: '#2f7a2a',
    arc: 0.1,
    wave: 0.03,
    thick: 0.14,
  },
  poster: { cast: ['bee', 'hive', 'jar'], glow: '#ffe89a' },
  sound,
}
