/** Everything that is made for Triple Bonus Plus. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'rays',
  sky: ['#ffcf5a', '#2a1202'],
  main: '#e08a1a',
  accent: '#fff0b0',
  cloth: '#5a2408',
  metal: '#ffe08a',
  letters: ['#ffffff', '#ffd23e'],
  back: { ground: '#8a3a08', line: '#ffe8b0' },
  cards: ['5s', '6s', '7s', '8s', '9s'],
  wild: null,
  lines: ['Triple', 'Bonus Plus'],
})
