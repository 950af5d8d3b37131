/** Everything that is made for White Hot Aces. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'flames',
  sky: ['#ff9a3a', '#220502'],
  main: '#d8320e',
  accent: '#ffb02e',
  cloth: '#3a0c06',
  metal: '#ffe6b0',
  letters: ['#ffffff', '#ffe27a'],
  back: { ground: '#8c1406', line: '#ffe0a0' },
  cards: ['Ac', 'Ad', 'Ah', 'As'],
  wild: null,
  lines: ['White Hot', 'Aces'],
})
