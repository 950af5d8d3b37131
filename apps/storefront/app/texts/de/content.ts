import type { Texts } from '../texts.ts'

export const content: Texts['content'] = {
  around: {
    contents: 'Auf dieser Seite',
    updated: 'Zuletzt geändert am {day}',
    inForce: 'In Kraft seit dem {day}',
    related: 'Weiterlesen',
    otherLanguage: 'Diese Seite gibt es auf Englisch.',
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
      method: 'Zahlungsart',
      kind: 'Art',
      deposit: 'Einzahlung',
      withdrawal: 'Auszahlung',
      confirmations: 'Gilt als angekommen nach',
      kinds: { card: 'Karte', coin: 'Kryptowährung', stable: 'Stablecoin' },
      planned: 'Geplant',
      notPlanned: 'Nein',
      blocks: { one: '{count} Bestätigung', other: '{count} Bestätigungen' },
      bank: 'der Antwort der Kartenbank',
    },
    help: {
      who: 'Wer hilft',
      reach: 'So erreichen Sie sie',
      everywhere: 'Überall',
    },
  },
}
