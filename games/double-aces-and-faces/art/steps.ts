/** Everything that is made for Double Aces and Faces. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'columns',
  sky: ['#d8c8a8', '#241a10'],
  main: '#a8987c',
  accent: '#8c1f2c',
  cloth: '#6a1826',
  metal: '#f0cf7c',
  letters: ['#fffbee', '#f0c04a'],
  back: { ground: '#7a1626', line: '#f6e4b8' },
  cards: ['Ad', 'As', 'Qd', 'Qh', 'Qs', 'Qc'],
  wild: null,
  lines: ['Double Aces', 'and Faces'],
})
