/** Everything that is made for All American. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'stars',
  sky: ['#d8d2c4', '#0c1a3c'],
  main: '#1c3a7e',
  accent: '#b81f2e',
  cloth: '#16305e',
  metal: '#e6c878',
  letters: ['#ffffff', '#ff5a52'],
  back: { ground: '#a51528', line: '#f6efe0' },
  cards: ['8h', '9h', 'Th', 'Jh', 'Qh'],
  wild: null,
  lines: ['All', 'American'],
})
