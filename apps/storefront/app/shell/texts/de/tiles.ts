import type { Texts } from '../texts.ts'

export const tiles: Texts['tiles'] = {
  rtp: 'RTP',
  volatility: 'Schwankung',
  volatilityOf: '{level} von 5',
  topWin: 'Höchstgewinn',
  topWinOf: '{x}×',
  stakes: 'Einsatz',
  stakesOf: '{least} – {most}',
  play: 'Spielen',
  about: 'Zum Spiel',
  aboutGame: 'Über {game}',
  new: 'Neu',
  month: 'Spiel des Monats',
  sandbox: 'Muster · nicht spielbar',
  away: 'Zurzeit nicht verfügbar',
  notWithBonus: 'Nicht mit Ihrem Bonus',
  spinsElsewhere: 'Freispiele in anderem Spiel',
  seeAll: 'Alle {count} ansehen',
  back: 'Zurück in {row}',
  on: 'Weiter in {row}',
}
