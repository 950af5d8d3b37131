import type { Texts } from '../texts.ts'

export const jackpots: Texts['jackpots'] = {
  heading: 'En pleine croissance',
  live: 'En direct',
  drawn: 'Tiré au sort à chaque mise',
  byHand: 'Gagné par une quinte flush royale',
  mustHit: 'Tombe avant d’atteindre {ceiling}',
  strip: 'Jackpots qui grandissent',
  all: 'Tous les jackpots',
  lastWin: 'Dernier jackpot : {amount} pour {login} dans {game}, {ago}',
  lastWinGone: 'Dernier jackpot : {amount} pour {login}, {ago}',
  playedIn: 'À gagner dans',
  wins: 'Derniers gains',
  none: 'Personne n’en a encore gagné. Le prochain pourrait être le premier.',
  hidden: 'Masqué',
  who: 'Joueur',
  amount: 'Montant',
  what: 'Jackpot',
  game: 'Jeu',
  when: 'Quand',
}
