/** Everything that is made for Super Double Bonus. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'skyline',
  sky: ['#1fb8b0', '#03101c'],
  main: '#134a6a',
  accent: '#4affd8',
  cloth: '#0a3a4a',
  metal: '#ffe27a',
  letters: ['#ffffff', '#3af0d0'],
  back: { ground: '#0c4a58', line: '#b0fff0' },
  cards: ['Jc', 'Jd', 'Jh', 'Js', 'Qs'],
  wild: null,
  lines: ['Super', 'Double', 'Bonus'],
})
