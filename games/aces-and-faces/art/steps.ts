/** Everything that is made for Aces and Faces. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'curtain',
  sky: ['#4a3aa8', '#0c0828'],
  main: '#3a2a8c',
  accent: '#281a68',
  cloth: '#2a1c60',
  metal: '#e8c878',
  letters: ['#fff8e4', '#e8b84a'],
  back: { ground: '#2c1e78', line: '#f0dca8' },
  cards: ['Ah', 'Kh', 'Kd', 'Kc', 'Ks'],
  wild: null,
  lines: ['Aces', 'and Faces'],
})
