import type { Texts } from '../texts.ts'

export const jackpots: Texts['jackpots'] = {
  heading: 'Wächst gerade',
  live: 'Live',
  drawn: 'Wird bei jedem Einsatz ausgelost',
  byHand: 'Gewinnt ein Royal Flush',
  mustHit: 'Fällt, bevor er {ceiling} erreicht',
  playedIn: 'Zu gewinnen in',
  wins: 'Zuletzt gewonnen',
  none: 'Noch hat niemand einen gewonnen. Der Nächste könnte der Erste sein.',
  who: 'Spieler',
  amount: 'Betrag',
  what: 'Jackpot',
  game: 'Spiel',
  when: 'Wann',
}
