import type { TablesRuleWords } from './en.ts'

export const words: TablesRuleWords = {
  baccarat: {
    aim: 'Zwei Hände werden gegeben, die des Spielers und die der Bank: Setzen Sie auf die, die näher an 9 kommt, oder auf Gleichstand. Asse zählen 1, Zehnen und Bildkarten 0; von einer Summe zählt nur die letzte Stelle.',
    natural: 'Mit 8 oder 9 aus zwei Karten auf einer der Seiten zieht niemand.',
    player: 'Der Spieler zieht bis 5 eine dritte Karte und bleibt bei 6 und 7.',
    banker:
      'Die Bank zieht bis 2. Darüber kommt es auf die dritte Karte des Spielers an: mit 3 bei jeder außer der 8, mit 4 bei 2 bis 7, mit 5 bei 4 bis 7, mit 6 bei 6 und 7. Bleibt der Spieler, zieht die Bank bis 5.',
  },
  casinoWar: {
    aim: 'Sie und der Dealer bekommen je eine Karte. Die höhere gewinnt 1:1; ein Ass ist am höchsten, Farben zählen nicht.',
    tie: 'Sind die Karten gleich, ziehen Sie in den Krieg oder geben auf.',
    war: 'Im Krieg setzen Sie noch einmal so viel, und beide bekommen noch eine Karte. Ist Ihre höher oder gleich, gewinnt der zweite Einsatz 1:1, und der erste kommt zurück; sonst verlieren Sie beide.',
    surrender: 'Geben Sie auf, kommt die Hälfte Ihres Einsatzes zurück.',
    tieBet: (odds) =>
      `Ein Einsatz auf Gleichstand zahlt ${odds}, wenn die ersten zwei Karten gleich sind.`,
  },
  redDog: {
    aim: 'Zwei Karten werden gegeben. Setzen Sie darauf, dass die dritte zwischen ihnen liegt; ein Ass ist am höchsten.',
    spread: 'Vor der dritten Karte dürfen Sie erhöhen: Setzen Sie noch einmal so viel.',
    pays: (spread, odds) => `Abstand ${spread}: zahlt ${odds}.`,
    follow: 'Folgen die zwei Karten aufeinander, kommt Ihr Einsatz zurück.',
    pair: (odds) =>
      `Sind sie ein Paar, zahlt eine dritte Karte vom selben Rang ${odds}; bei jeder anderen kommt Ihr Einsatz zurück.`,
  },
  threeCardPoker: {
    aim: 'Sie und der Dealer bekommen je drei Karten. Sehen Sie Ihre an: Spielen Sie mit einem zweiten Einsatz in Höhe der Ante, oder passen Sie und verlieren die Ante.',
    ranking:
      'Von hoch nach niedrig: Straight Flush, Drilling, Straße, Flush, Paar, hohe Karte. Ass, 2, 3 ist die niedrigste Straße.',
    qualifies:
      'Der Dealer spielt mit einer Dame oder besser. Ohne sie gewinnt die Ante 1:1, und der Spieleinsatz kommt zurück.',
    compared:
      'Sonst gewinnt die bessere Hand Ante und Spieleinsatz 1:1; sind beide gleich, kommen sie zurück.',
    bonus: (rank, odds) => `Ante-Bonus, was der Dealer auch hat: ${rank} ${odds}.`,
    pairPlus: (rank, odds) => `Pair Plus: ${rank} zahlt ${odds}.`,
  },
  ranks: {
    pair: 'Paar',
    flush: 'Flush',
    straight: 'Straße',
    threeOfAKind: 'Drilling',
    straightFlush: 'Straight Flush',
  },
  places: {
    row: 'Karten',
    playerPair: 'Spieler-Paar',
    bankerPair: 'Bank-Paar',
    ante: 'Ante',
    war: 'Krieg',
    raise: 'Erhöhung',
    play: 'Spiel',
    pairPlus: 'Pair Plus',
  },
}
