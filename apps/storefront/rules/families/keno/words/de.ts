import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `Die Maschine enthält ${numbers} Kugeln. Jede Runde zieht ${balls} davon, keine kommt zurück.`,
    ticket: (most) =>
      `Wählen Sie 1 bis ${most} Zahlen. Der Einsatz ist derselbe, gleich wie viele Sie wählen.`,
    exactly: (count) => `Wählen Sie auf jeder Karte, die Sie spielen, ${count} Zahlen.`,
    hits: 'Was eine Karte zahlt, hängt davon ab, wie viele ihrer Zahlen gezogen werden. Sie zahlt einmal.',
    pays: 'Ihr Gewinn hängt davon ab, wie viele Zahlen Sie gewählt haben und wie viele davon gezogen werden. Ein Schein zahlt einmal.',
    none: 'Mit vielen Zahlen zahlt ein Schein auch, wenn keine davon gezogen wird.',
    risk: 'Sie wählen das Risiko: niedrig zahlt oft kleine Beträge, hoch selten große. Die Ziehung ist dieselbe.',
    cards: (most) =>
      `Füllen Sie bis zu ${most} Karten aus. Jede Karte kostet den Einsatz und zahlt für sich; eine Ziehung entscheidet über alle.`,
    free: (games, times) =>
      `Ist die letzte Kugel eine Ihrer Zahlen, folgen ${games} freie Ziehungen mit demselben Schein. Ihre Gewinne zählen ${times}-fach. Freie Ziehungen gewinnen keine weiteren.`,
    alike:
      'Jede Zahl ist gleich wahrscheinlich. Ihre Wahl ändert nichts an der Ziehung, und frühere Ziehungen sagen nichts über die nächste.',
  },
  table: { spots: 'Gewählte Zahlen', hits: (count) => `${count} Treffer` },
  certified: {
    title: 'Was jede Anzahl Zahlen zurückgibt',
    each: (count) =>
      `Die übrigen Angaben auf dieser Seite gelten für einen Schein mit ${count} Zahlen. Für jede Anzahl Zahlen:`,
    risk: { low: 'Niedriges Risiko', medium: 'Mittleres Risiko', high: 'Hohes Risiko' },
    cards: (count, spots) =>
      `Jede Karte gibt dasselbe zurück, gleich wie viele Sie spielen. Eine Runde mit ${count} Karten${spots === null ? '' : ` zu je ${spots} Zahlen`}, von denen keine doppelt vorkommt:`,
    cardsRow: (count) => `${count} Karten`,
    spots: (count) => (count === 1 ? '1 Zahl' : `${count} Zahlen`),
    figures: (rtp, wins, top, rare) =>
      `RTP ${rtp}, Gewinn 1 zu ${wins}, Höchstgewinn ${top} × Einsatz, 1 zu ${rare}`,
  },
  parts: { catches: 'Getroffene Zahlen', freeGames: 'Freie Ziehungen' },
}
