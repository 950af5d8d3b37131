import type { Texts } from '../texts.ts'

export const fairness: Texts['fairness'] = {
  title: 'Beweisbar fair – {brand}',
  description:
    'Wie das Haus jedes Ergebnis vor dem Einsatz festlegt und wie Sie es im eigenen Browser nachrechnen.',
  heading: 'Beweisbar fair',
  lead: 'Ein Casino bittet sonst um Vertrauen. Dieses gibt Ihnen die Rechnung in die Hand. Hier ist sie, ohne Lücke.',
  sections: [
    {
      title: 'Vor der Runde: eine versiegelte Zahl',
      paragraphs: [
        'Das Haus zieht 32 zufällige Bytes, den Server-Seed, und zeigt Ihnen deren SHA-256-Hash. Ein Hash ist ein Fingerabdruck: leicht aus den Bytes zu berechnen, unmöglich zurückzurechnen. Das Haus kann den Seed also später nicht ändern, ohne dass Sie es merken.',
        'Auch der Hash des darauffolgenden Seeds wird gezeigt. So kann sich das Haus beim Wechsel keinen passenden aussuchen.',
      ],
    },
    {
      title: 'Ihr Anteil: der Client-Seed',
      paragraphs: [
        'Sie dürfen Ihren eigenen Client-Seed setzen, 1 bis 64 Zeichen. Das Haus hat seinen Seed festgelegt, bevor es Ihren kannte, und kann also keinen gewählt haben, der schlecht für Sie ist.',
        'Ein Zähler, die Nonce, beginnt bei 0 und wächst mit jeder Runde um eins. Er hat keine Lücken: ein abgelehnter Einsatz verbraucht keine Nummer, und keine Runde kann verschwinden.',
      ],
    },
    {
      title: 'Die Runde: ein Strom von Zahlen',
      paragraphs: [
        'HMAC-SHA256 mit dem Server-Seed als Schlüssel wird auf „Client-Seed:Nonce:Block“ angewandt, für Block 0, 1, 2 und so weiter. Jeder Block gibt 32 Bytes, gelesen als acht 32-Bit-Zahlen.',
        'Braucht ein Spiel eine von n Möglichkeiten, nimmt es die nächste Zahl und teilt sie durch n. Zahlen aus dem unvollständigen letzten Streifen werden verworfen, damit keine Möglichkeit bevorzugt wird, nicht einmal um ein Milliardstel.',
        'Walzen, Auswahl und Freispiele ziehen alle aus diesem Strom und aus nichts anderem.',
      ],
    },
    {
      title: 'Nach der Runde: das Siegel wird geöffnet',
      paragraphs: [
        'Wechseln Sie Ihren Seed, wann immer Sie möchten, solange keine Runde offen ist. Der alte Server-Seed wird gezeigt, und jede Runde, die aus ihm gezogen hat, lässt sich nachrechnen.',
        'Die Prüfung läuft in Ihrem Browser. Sie lädt die Runde einmal und braucht dann keinen Server mehr: dieselbe Mathematik, mit der das Haus spielt, läuft noch einmal auf Ihrem Gerät.',
      ],
    },
    {
      title: 'Jackpots: unser Seed und Ihre Einsätze',
      paragraphs: [
        'Manche Jackpots fallen bei einem geheimen Betrag. Er wird aus einem Seed gezogen, dessen Hash wir einen Lauf vorher zeigen, und aus dem, was Spieler beitragen: allen Einsätzen auf diesen Jackpot, bis er zuletzt fiel, und dem ersten Einsatz danach. Unser Seed allein bestimmt den Betrag also nicht.',
        'Jeder Einsatz, jeder Gewinn und jeder Neubeginn eines Jackpots ist ein Glied einer öffentlichen Kette von Hashes. Ihre eigenen Einsätze finden Sie darin, und kein anderer Spieler erkennt, dass es Ihre sind. Nach einem Gewinn zeigen wir alles, woraus der Betrag gezogen wurde.',
      ],
    },
  ],
  formulaTitle: 'Die ganze Regel',
  tableTitle: 'Wer was weiß, und wann',
  columns: ['Was', 'Davor', 'Während', 'Nach dem Wechsel'],
  rows: [
    ['Hash des Server-Seeds', 'beide', 'beide', 'beide'],
    ['Server-Seed', 'Haus', 'Haus', 'beide'],
    ['Client-Seed', 'Sie', 'beide', 'beide'],
    [
      'Ergebnis',
      'steht fest, niemand kann es ändern',
      'beide',
      'beide, und Sie können es nachrechnen',
    ],
  ],
  exampleTitle: 'Ein Siegel, gezeichnet',
  exampleText:
    'Die Prüfung zeichnet jeden Hash als Siegel aus 32 Strahlen, einem je Byte. Zwei gleiche Siegel sind zwei gleiche Hashes; ein einziges geändertes Bit ergibt ein anderes Siegel.',
  verify: 'Zur Prüfung',
}
