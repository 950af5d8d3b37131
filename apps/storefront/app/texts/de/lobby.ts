import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Spiele – {brand}',
  description:
    'Alle Spiele des Hauses mit genauer Auszahlung, Schwankung, Einsätzen und Höchstgewinn.',
  heading: 'Spiele',
  lead: 'Jede Zahl hier stammt aus dem Zertifikat des Spiels. Sie ist genau berechnet, nicht gemessen.',
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
