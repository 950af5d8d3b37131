import type { Texts } from '../texts.ts'

export const jackpots: Texts['jackpots'] = {
  heading: 'Wächst gerade',
  live: 'Live',
  drawn: 'Wird bei jedem Einsatz ausgelost',
  byHand: 'Gewinnt ein Royal Flush',
  mustHit: 'Fällt, bevor er {ceiling} erreicht',
  strip: 'Jackpots, die wachsen',
  all: 'Alle Jackpots',
  lastWin: 'Zuletzt gewonnen: {amount} von {login} in {game}, {ago}',
  lastWinGone: 'Zuletzt gewonnen: {amount} von {login}, {ago}',
  playedIn: 'Zu gewinnen in',
  wins: 'Zuletzt gewonnen',
  none: 'Noch hat niemand einen gewonnen. Der Nächste könnte der Erste sein.',
  hidden: 'Verborgen',
  who: 'Spieler',
  amount: 'Betrag',
  what: 'Jackpot',
  game: 'Spiel',
  when: 'Wann',
}
