import type { Texts } from '../texts.ts'

export const tiles: Texts['tiles'] = {
  rtp: 'RTP',
  volatility: 'Volatilité',
  volatilityOf: '{level} sur 5',
  topWin: 'Gain max.',
  topWinOf: '{x}×',
  stakes: 'Mise',
  stakesOf: '{least} – {most}',
  play: 'Jouer',
  about: 'Voir le jeu',
  aboutGame: 'À propos de {game}',
  new: 'Nouveau',
  month: 'Jeu du mois',
  sandbox: 'Exemple · non jouable',
  away: 'Indisponible pour le moment',
  notWithBonus: 'Pas avec votre bonus',
  spinsElsewhere: 'Tours gratuits ailleurs',
  seeAll: 'Tout voir ({count})',
  back: 'Reculer dans {row}',
  on: 'Avancer dans {row}',
}
