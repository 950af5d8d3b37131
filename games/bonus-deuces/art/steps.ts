/** Everything that is made for Bonus Deuces. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'facets',
  sky: ['#b04ae0', '#16042a'],
  main: '#7a22b0',
  accent: '#ffb0f0',
  cloth: '#4a1470',
  metal: '#f4d27a',
  letters: ['#ffffff', '#f08aff'],
  back: { ground: '#54188a', line: '#f0c8ff' },
  cards: ['2s', '2h', '2d', '2c', 'Ad'],
  wild: 'WILD',
  lines: ['Bonus', 'Deuces'],
})
