import type { Texts } from '../texts.ts'

export const vip: Texts['vip'] = {
  mine: 'Ihre Stufe jetzt: {level}.',
  noLevel: 'noch keine',
  levels: {
    bronze: 'Bronze',
    silver: 'Silber',
    gold: 'Gold',
    platinum: 'Platin',
  },
  from: 'Ab {turnover} Umsatz insgesamt',
  otherLevels: 'Andere Stufen',
  playFilm: 'Film abspielen',
  pauseFilm: 'Film anhalten',
}
