import type { Texts } from '../texts.ts'

export const content: Texts['content'] = {
  around: {
    contents: 'Auf dieser Seite',
    updated: 'Zuletzt geändert am {day}',
    inForce: 'In Kraft seit dem {day}',
    related: 'Weiterlesen',
    otherLanguage: 'Diese Seite gibt es auf Englisch.',
  },
  contact: {
    heading: 'So erreichen Sie uns',
    chat: 'Live-Chat',
    chatText:
      'Der Knopf unten auf jeder Seite öffnet ihn. Vorher werden Sie um Ihre Zustimmung gebeten.',
    mail: 'E-Mail',
    mailText: 'Nennen Sie Spiel und Nummer der Runde, wenn es um eine geht.',
    ticket: 'Anfrage an den Support',
    ticketText: 'Senden Sie uns Ihre Frage mit Bildern und verfolgen Sie unsere Antworten.',
    ticketLink: 'Anfrage stellen',
  },
  tables: {
    wagering: {
      game: 'Spiel',
      counts: 'Zählt für den Umsatz',
      per: 'Einsatz, um {amount} umzusetzen',
      games: {
        slots: 'Slots, Penny-Slots, Mega Matrix, Keno, Bingo, Lotterie',
        fish: 'Fischspiele',
        crash: 'Crash',
        tables: 'Roulette, Videopoker und andere Tischspiele',
        cards: 'Blackjack, Baccarat, Craps',
        progressive: 'Progressive Spiele',
      },
      never: 'nicht möglich',
    },
    vip: {
      level: 'Stufe',
      turnover: 'Ab einem Gesamtumsatz von',
      comp: 'Comp-Punkte',
      cashback: 'Cashback',
      levels: {
        none: 'Ohne Stufe',
        bronze: 'Bronze',
        silver: 'Silber',
        gold: 'Gold',
        platinum: 'Platin',
      },
    },
    payments: {
      method: 'Zahlungsmethode',
      deposit: 'Einzahlung',
      withdrawal: 'Auszahlung',
      countsAfter: 'zählt nach {what}',
      kinds: { card: 'Karte', bank: 'Banküberweisung', coin: 'Kryptowährung' },
      from: 'ab {amount}',
      no: 'Nicht angeboten',
      none: 'Auf dieser Seite ist keine Zahlungsmethode eingerichtet.',
      blocks: { one: '{count} Bestätigung', other: '{count} Bestätigungen' },
    },
    help: {
      who: 'Wer hilft',
      reach: 'So erreichen Sie sie',
      everywhere: 'Überall',
    },
  },
}
