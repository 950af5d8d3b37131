import type { TablesTexts } from './en.ts'

export const de: TablesTexts = {
  ranks: {
    highCard: 'hohe Karte',
    pair: 'ein Paar',
    flush: 'ein Flush',
    straight: 'eine Straße',
    threeOfAKind: 'ein Drilling',
    straightFlush: 'ein Straight Flush',
  },
  squeeze: {
    toggle: 'Squeeze',
    hint: 'Öffnen Sie die Karten selbst: ziehen Sie an einer Ecke',
    on: 'Sie öffnen die Karten selbst: drücken Sie O oder ziehen Sie an einer Ecke.',
    off: 'Der Dealer öffnet die Karten.',
    card: (hand, place) => `Karte ${place} öffnen: ${hand}`,
  },
  roads: {
    title: 'Bisherige Ergebnisse',
    truth: 'Was kam, sagt nichts über das, was kommt: Jede Runde wird aus vollen Decks gegeben.',
    last: (results) =>
      `Letzte Ergebnisse, das neueste am Ende: ${results}. Sie sagen nichts über die nächste Runde.`,
    none: 'Noch keine Ergebnisse.',
  },
  keys: {
    baccarat: [
      ['Q', 'Squeeze an oder aus; Karte weiter biegen'],
      ['O', 'Karte öffnen'],
    ],
    casinoWar: [
      ['W', 'In den Krieg ziehen'],
      ['G', 'Aufgeben'],
    ],
    redDog: [
      ['A', 'Erhöhen'],
      ['K', 'Mitgehen'],
    ],
    threeCardPoker: [
      ['Y', 'Spielen'],
      ['F', 'Passen'],
    ],
  },
  say: {
    counts: (told, points) => `${told.replace(/\.$/, '')}, ${points} Punkte.`,
    wins: (hand) => `${hand} gewinnt.`,
    tie: 'Gleichstand.',
    added: (place, amount) => `${amount} auf ${place}.`,
    goesOn: 'Keine Erhöhung.',
    gaveUp: 'Sie haben aufgegeben.',
    spread: (count) => `Abstand ${count}.`,
    follow: 'Die Karten folgen aufeinander: Niemand gewinnt.',
    pair: 'Ein Paar: Eine dritte Karte wird gegeben.',
    ranked: (hand, rank) => `${hand}: ${rank}.`,
    turns: (hand, card) => `${hand}: ${card}.`,
  },
}
