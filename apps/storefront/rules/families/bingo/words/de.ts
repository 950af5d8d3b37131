import type { BingoWords } from './en.ts'

export const words: BingoWords = {
  parts: { line: 'Linie', twoLines: 'Zwei Linien', pattern: 'Muster', house: 'Full House' },
  how: {
    cards: (cells, numbers) =>
      `Eine Karte hat ${cells} von ${numbers} Zahlen. Alle im Saal hören dieselben Zahlen, eine nach der anderen.`,
    calls:
      'Die erste ganze Reihe, Spalte oder Diagonale gewinnt die Linie, die erste Karte mit allen Zahlen das Full House.',
    pots: (line, house) =>
      `Vom Preis aller Karten gehen ${line} an die Linie und ${house} an das Full House.`,
    columns: (side, each) =>
      `Eine Karte hat ${side} Spalten: Zu jeder gehören ${each} Zahlen, das Feld in der Mitte ist frei. Alle im Saal hören dieselben Zahlen, eine nach der anderen.`,
    patterns: (patterns) =>
      `Jede Runde geht um eines von ${patterns} Mustern, das Sie vor dem Kauf sehen. Die erste Karte, auf der alle Felder des Musters gezogen sind, gewinnt.`,
    pot: (share) => `Vom Preis aller Karten gehen ${share} an das Muster.`,
    tickets: (strip, numbers) =>
      `Eine Karte ist ein Schein mit drei Reihen zu je fünf von ${numbers} Zahlen. ${strip} Karten bilden einen Streifen, auf dem jede Zahl einmal steht. Alle im Saal hören dieselben Zahlen, eine nach der anderen.`,
    rows: 'Die erste ganze Reihe gewinnt die Linie, die erste Karte mit zwei ganzen Reihen den Gewinn für zwei Linien, die erste Karte mit allen Zahlen das Full House.',
    threePots: (line, twoLines, house) =>
      `Vom Preis aller Karten gehen ${line} an die Linie, ${twoLines} an zwei Linien und ${house} an das Full House.`,
    shared:
      'Karten, die es mit derselben Zahl schaffen, teilen sich den Gewinn. Cents, die sich nicht teilen lassen, gehen an die Karten mit den kleinsten Nummern.',
    alone:
      'Spielgeld und Dollar haben eigene Gewinne. Hat nur eine Person Karten dafür, werden sie erstattet.',
  },
  certified: {
    title: 'Was eine Karte auszahlt',
    text: 'Der RTP ist gleich, egal wie viele Karten im Saal sind. Mit mehr Karten gewinnen Sie seltener, dafür mehr.',
    hall: (cards) => `Eine von ${cards} Karten`,
    figures: (rtp, rounds) => `${rtp} · gewinnt 1 von ${rounds} Runden`,
  },
}
