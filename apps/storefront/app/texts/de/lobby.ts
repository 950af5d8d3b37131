import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Spiele – {brand}',
  description: 'Alle Spiele des Hauses, Regal für Regal, mit Auszahlung, Schwankung und Einsätzen.',
  heading: 'Spiele',
  lead: 'Regal für Regal: wohin Spieler zurückkehren, was neu ist und was es sonst noch gibt.',
  howMany: { one: '{count} Spiel', other: '{count} Spiele' },
  facts: 'Zahlen zu {game}',
  badgeNew: 'Neu',
  badgeMonth: 'Spiel des Monats',
  none: 'Zurzeit ist kein Spiel geöffnet.',
  noneMeans:
    'Spiele erscheinen hier wieder, sobald sie eingeschaltet sind. Ihr Verlauf bleibt lesbar.',
  split: 'Woraus die Auszahlung besteht',
  parts: {
    base: 'Grundspiel',
    lines: 'Linien',
    scatter: 'Scatter',
    freeSpins: 'Freispiele',
    pick: 'Auswahlbonus',
  },
  features: 'Wie oft Sonderrunden kommen',
  everyRounds: 'eine Runde von {rounds}',
  topPrize: 'Der Höchstgewinn von {x}× kommt einmal in {rounds} Runden.',
}
