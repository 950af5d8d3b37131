/** The screens of Matrix Nine's scoreboard, drawn lamp by lamp. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import type { SymbolArt } from '@fairhouse/art/symbols/kit'
import { phase } from '@fairhouse/art/symbols/motion'
import type { Hex } from '@fairhouse/art/symbols/palette'

/** In the order in which the sculpture keeps them. */
const PICTURES = ['bolt', 'seven', 'diamond', 'bell', 'star', 'heart', 'clover', 'cherry'] as const

/** @param lamps body, shade and light of the picture. */
const screen = (
  picture: (typeof PICTURES)[number],
  lamps: readonly [Hex, Hex, Hex],
  casing: Hex,
  running: Hex,
): SymbolArt => ({
  scene: 'lamp-screen',
  tints: [...lamps, casing, '#c8d0d0', running],
  knobs: [PICTURES.indexOf(picture), 0, 0, 0],
  extent: 1.03,
  bloomGain: 0.55,
})

export const art: SymbolSet = {
  symbols: {
    wild: {
      ...screen('bolt', ['#ffe03a', '#ff9a0c', '#fff8c0'], '#3a2a6a', '#c07aff'),
      ribbon: { text: 'WILD', cloth: '#6a2fd0' },
    },
    seven: screen('seven', ['#ff2a2a', '#ff7a1c', '#ffd0a0'], '#5a1418', '#ffb01c'),
    diamond: screen('diamond', ['#3ac8ff', '#1a5aff', '#d8f8ff'], '#12305a', '#7ae8ff'),
    bell: screen('bell', ['#ffb81c', '#e86a08', '#fff0a0'], '#4a3210', '#ffe07a'),
    star: screen('star', ['#ffe83a', '#ffb00c', '#fffbd0'], '#3c3a14', '#fff08a'),
    heart: screen('heart', ['#ff3a8a', '#c8105a', '#ffd0e4'], '#4a1434', '#ff8ac0'),
    clover: screen('clover', ['#3ae05a', '#0c9a3a', '#c8ffb8'], '#123c22', '#8af0a0'),
    cherry: screen('cherry', ['#ff3434', '#b80c28', '#6ae04a'], '#2a3438', '#9ab0b0'),
  },
  heroes: { wild: phase, seven: phase, diamond: phase, bell: phase },
}
