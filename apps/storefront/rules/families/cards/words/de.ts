import type { OwnRuleWords } from './en.ts'

export const words: OwnRuleWords = {
  how: {
    decks: (decks) =>
      decks === 1
        ? 'Jede Runde wird aus einem vollen, frisch gemischten Deck gegeben.'
        : `Jede Runde wird aus ${decks} vollen, frisch gemischten Decks gegeben.`,
    aim: 'Kommen Sie näher an 21 als der Dealer, ohne sich zu überkaufen. Bildkarten zählen 10, ein Ass 1 oder 11.',
    dealer: {
      stands: 'Der Dealer nimmt eine Karte verdeckt, zieht bis 16 und bleibt bei jeder 17.',
      hits: 'Der Dealer nimmt eine Karte verdeckt, zieht bis 16 und zieht auch bei Soft 17.',
    },
    pays: (odds) =>
      `Ein Blackjack aus Ass und Zehnerkarte zahlt ${odds}. Andere Gewinne zahlen 1:1, bei Unentschieden kommt der Einsatz zurück.`,
    double: {
      afterSplit:
        'Sie dürfen mit zwei beliebigen Karten verdoppeln, auch nach dem Teilen: Der Einsatz verdoppelt sich, und Sie nehmen genau eine weitere Karte.',
      never:
        'Sie dürfen mit den ersten zwei Karten verdoppeln: Der Einsatz verdoppelt sich, und Sie nehmen genau eine weitere Karte.',
    },
    split: (hands) =>
      `Zwei Karten mit gleichem Wert lassen sich in ${hands} Hände mit gleichem Einsatz teilen. Geteilte Asse bekommen je eine Karte, und 21 damit ist kein Blackjack.`,
    insurance: (odds, ratio) =>
      `Zeigt der Dealer ein Ass, kostet die Versicherung den halben Einsatz und zahlt ${odds}, wenn der Dealer Blackjack hat. Im Durchschnitt gibt sie ${(100 * ratio).toFixed(2).replace('.', ',')} % zurück: Ablehnen ist besser.`,
    boxes: (count) =>
      `Sie können in einer Runde auf bis zu ${count} Boxen setzen. Sie werden nacheinander gegen denselben Dealer gespielt; was eine Box zurückgibt, hängt nicht von den anderen ab.`,
    side: {
      pairs: (pays) => `Paare, auf die ersten zwei Karten einer Box: ${pays}.`,
      poker: (pays) => `21+3, auf diese zwei und die offene Karte des Dealers: ${pays}.`,
    },
    sidePays: (made, odds) => `${made} ${odds}`,
    made: {
      perfect: 'zweimal dieselbe Karte',
      coloured: 'ein Rang und eine Farbe',
      mixed: 'ein Rang',
      suitedThree: 'Drilling in einer Farbe',
      straightFlush: 'Straight Flush',
      three: 'Drilling',
      straight: 'Straße',
      flush: 'Flush',
    },
    highest: (hands) =>
      `${hands} bekommen je eine Karte. Die höhere gewinnt; ein Ass ist am niedrigsten, Farben zählen nicht.`,
    spotPays: (spot, outcome, odds) => `${spot} zahlt ${odds} bei ${outcome}.`,
    spotGivesBack: (spot, outcome, percent) =>
      `${spot} bekommt ${percent} % zurück bei ${outcome}.`,
  },
  certified: {
    title: 'Was jeder Einsatz zurückgibt',
    each: 'Die übrigen Angaben auf dieser Seite gelten für einen Einsatz auf das erste Feld. Die anderen Einsätze:',
  },
  parts: {
    pairs: 'Paare',
    poker: '21+3',
    insurance: 'Versicherung',
    hand: 'Gespielte Hände',
    blackjack: 'Blackjacks',
    double: 'Verdoppelte Hände',
    split: 'Geteilte Hände',
    raise: 'Hände mit zweitem Einsatz',
  },
  places: {
    pairs: 'Paare',
    poker: '21+3',
    insurance: 'Versicherung',
    dragon: 'Drache',
    tiger: 'Tiger',
    tie: 'Gleichstand',
    player: 'Spieler',
    banker: 'Bank',
  },
}
