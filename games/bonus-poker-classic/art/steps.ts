/** Everything that is made for Bonus Poker Classic. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'curtain',
  sky: ['#a8322a', '#220608'],
  main: '#8c1c22',
  accent: '#5e0e16',
  cloth: '#164a34',
  metal: '#e0b35c',
  letters: ['#fff4d6', '#f0b24a'],
  back: { ground: '#7c141e', line: '#f3dfae' },
  cards: ['4c', '4d', '4h', '4s'],
  wild: null,
  lines: ['Bonus', 'Poker', 'Classic'],
})
