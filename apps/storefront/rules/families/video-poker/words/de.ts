import type { PokerWords } from './en.ts'

export const poker: PokerWords = {
  hands: {
    naturalRoyalFlush: 'Royal Flush ohne Joker',
    royalFlush: 'Royal Flush',
    fourDeucesWithAce: 'Vier Zweien mit Ass',
    fourDeuces: 'Vier Zweien',
    wildRoyalFlush: 'Royal Flush mit Joker',
    fiveAces: 'Fünf Asse',
    fiveThreesToFives: 'Fünf Dreien, Vieren oder Fünfen',
    fiveSixesToKings: 'Fünf Sechsen bis Könige',
    fiveOfAKind: 'Fünfling',
    straightFlush: 'Straight Flush',
    fourOfAKind: 'Vierling',
    fourAces: 'Vier Asse',
    fourAcesOrEights: 'Vier Asse oder Achten',
    fourAcesWithLow: 'Vier Asse mit 2, 3 oder 4',
    fourTwosToFours: 'Vier Zweien, Dreien oder Vieren',
    fourTwosToFoursWithAceOrLow: 'Vier Zweien, Dreien oder Vieren mit Ass, 2, 3 oder 4',
    fourFivesToKings: 'Vier Fünfen bis Könige',
    fourSevens: 'Vier Siebenen',
    fourJacksToKings: 'Vier Buben, Damen oder Könige',
    fullHouse: 'Full House',
    flush: 'Flush',
    straight: 'Straße',
    threeOfAKind: 'Drilling',
    twoPair: 'Zwei Paare',
    tensOrBetter: 'Zehner oder besser',
    jacksOrBetter: 'Buben oder besser',
    kingsOrBetter: 'Könige oder besser',
  },
  how: {
    deal: 'Sie bekommen fünf Karten aus einem gemischten Blatt mit 52 Karten. Halten Sie, was Sie behalten möchten; die übrigen werden einmal ersetzt. Dann zahlt Ihre Hand nach der Tabelle.',
    dealWithJoker:
      'Sie bekommen fünf Karten aus einem gemischten Blatt mit 53 Karten: den üblichen 52 und einem Joker. Halten Sie, was Sie behalten möchten; die übrigen werden einmal ersetzt. Dann zahlt Ihre Hand nach der Tabelle.',
    deuces:
      'Alle vier Zweien sind Joker: Jede zählt als die Karte, mit der Ihre Hand am meisten zahlt. Nur der Royal Flush ohne Joker muss ohne sie entstehen.',
    joker:
      'Der Joker zählt als die Karte, mit der Ihre Hand am meisten zahlt. Nur der Royal Flush ohne Joker muss ohne ihn entstehen.',
    highest:
      'Eine Hand zahlt einmal, nach der höchsten Zeile, die auf sie passt. Das Ass ist die höchste Karte, in A-2-3-4-5 die niedrigste.',
    best: 'Der RTP gilt, wenn immer die Karten gehalten werden, die im Mittel am meisten zahlen. Jede andere Wahl bringt weniger zurück.',
    hands: (count) =>
      `Sie spielen ${count} Hände zugleich. Alle halten dieselben Karten, und jede zieht aus einem eigenen Blatt.`,
    doubleUp: (times, most) =>
      `Was eine Runde gewonnen hat, darf bis zu ${times}-mal nacheinander verdoppelt werden, solange es höchstens ${most} ist. Fünf Karten aus einem frischen Blatt werden verdeckt gegeben, die erste für den Geber; Sie decken eine der anderen vier auf. Ein höherer Rang verdoppelt den Gewinn, ein niedrigerer verliert ihn, der gleiche lässt ihn, wie er ist. Im Mittel bleibt der Gewinn gleich: Das Verdoppeln zahlt genau 100 % zurück.`,
    multiplierName: 'Ein Multiplikator',
    multiplier: (list, all) =>
      `Mit jeder Hand wird ein Multiplikator für alles gezogen, was sie zahlt: ${list}, im Mittel von ${all} Runden; in den anderen zählt jeder Gewinn einfach.`,
    progressive: (hand, from) =>
      `${hand} zahlt, was der Zähler zeigt. Ab ${from} zahlt das Spiel 100 % oder mehr zurück, wenn gehalten wird, was bei diesem Betrag am besten ist; darunter weniger.`,
    multiplied: (by, count) => `× ${by} in ${count}`,
  },
  hand: 'Hand',
  pays: 'Zahlt',
}
