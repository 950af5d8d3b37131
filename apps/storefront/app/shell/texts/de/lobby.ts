import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Spiele – {brand}',
  description: 'Alle Spiele des Hauses, Regal für Regal, mit Auszahlung, Schwankung und Einsätzen.',
  heading: 'Spiele',
  lead: 'Regal für Regal: wohin Spieler zurückkehren, was neu ist und was es sonst noch gibt.',
  none: 'Zurzeit ist kein Spiel geöffnet.',
  noneMeans:
    'Spiele erscheinen hier wieder, sobald sie eingeschaltet sind. Ihr Verlauf bleibt lesbar.',
}
