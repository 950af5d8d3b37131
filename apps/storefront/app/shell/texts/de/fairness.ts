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
        'Das Haus zieht 32 zufällige Bytes, den Server-Seed, und zeigt Ihnen deren SHA-256-Hash. Ein Hash ist ein Fingerabdruck: leicht aus den Bytes zu berechnen, unmöglich zurückzurechnen.',
        'Ihr Browser bewahrt diesen Hash auf. Würden wir für denselben Seed je einen anderen zeigen, würde er es merken und Ihnen sagen. Auch den Hash des nächsten Seeds zeigen wir im Voraus: Wechseln Sie die Seeds, steht unserer schon fest.',
      ],
    },
    {
      title: 'Ihr Anteil: der Client-Seed',
      paragraphs: [
        'Ihr Browser zieht Ihren Client-Seed, aber erst, nachdem er den Hash des unseren gesehen und aufbewahrt hat. Sie können auch eigene Wörter nehmen, 1 bis 64 Zeichen. Wir haben unseren Seed festgelegt, bevor wir Ihren kannten, und konnten also keinen wählen, der schlecht für Sie ist. Deshalb braucht auch jeder Wechsel einen neuen Client-Seed.',
        'Ein Zähler, die Nonce, beginnt bei 0 und wächst mit jeder Runde um eins, ohne Lücken. Ein abgelehnter Einsatz verbraucht keine Nummer. Eine ungültige Runde behält ihre Nummer, und Sie erhalten Ihren Einsatz zurück.',
      ],
    },
    {
      title: 'Die Runde: ein Strom von Zahlen',
      paragraphs: [
        'HMAC-SHA256 mit dem Server-Seed als Schlüssel wird auf „Client-Seed:Nonce:Block“ angewandt, für Block 0, 1, 2 und so weiter. Jeder Block gibt 32 Bytes, gelesen als acht 32-Bit-Zahlen.',
        'Braucht ein Spiel eine von n Möglichkeiten, nimmt es die nächste Zahl und teilt sie durch n. Zahlen aus dem unvollständigen letzten Streifen werden verworfen, damit keine Möglichkeit bevorzugt wird, nicht einmal um ein Milliardstel.',
        'Außerhalb der Live-Räume stammt alles, was unsere eigenen Spiele ziehen (Walzen, Karten, Würfel, Kugeln, Auswahl), aus diesem Strom und aus nichts anderem.',
      ],
    },
    {
      title: 'Jeder Schritt: eine signierte Quittung',
      paragraphs: [
        'Für jeden Einsatz und jede Entscheidung in unseren eigenen Spielen außerhalb der Live-Räume signieren wir eine Quittung mit unserem Schlüssel (Ed25519). Sie nennt den Hash unseres Seeds, Ihren Seed, die Runde, Ihren Einsatz und die vorige Quittung. So bilden alle Runden eines Paars von Seeds eine Kette, aus der sich keine Runde weglassen und in der sich keine ändern lässt, ohne dass sie bricht. Auch für einen abgelehnten Einsatz erhalten Sie eine signierte Quittung: Sie sagt, wann und warum, und wo die Kette stand.',
        'Ihr Browser bewahrt die Quittungen, die Hashes und den Fingerabdruck unseres Schlüssels auf. Widerspricht ihnen etwas, das wir später zeigen, sagt das Spiel es Ihnen sofort. Sie bleiben in diesem Browser, bis Sie seine Daten löschen; die ältesten machen neuen Platz. Ein privates Fenster vergisst sie beim Schließen. Sie können sie als Datei speichern.',
      ],
    },
    {
      title: 'Nach der Runde: das Siegel wird geöffnet',
      paragraphs: [
        'Wechseln Sie Ihren Seed, wann immer Sie möchten, solange keine Runde offen ist. Der alte Server-Seed wird gezeigt, und jede Runde, die aus ihm gezogen hat, lässt sich nachrechnen.',
        'Die Prüfung läuft in Ihrem Browser, mit derselben Mathematik wie das Spiel. Eine einzelne Runde beweist wenig: Ein zweiter Seed mit demselben Ergebnis lässt sich finden. Deshalb werden auch ganze Ströme geprüft: jede Runde einmal, die Kette lückenlos, Hash und Quittungen so, wie Ihr Browser sie aufbewahrt hat, und jeder Gewinn nachgerechnet. Die Prüfung sagt immer, womit sie vergleichen konnte.',
      ],
    },
    {
      title: 'Jackpots: unser Seed und Ihre Einsätze',
      paragraphs: [
        'Manche Jackpots fallen bei einem geheimen Betrag. Er wird aus einem Seed gezogen, dessen Hash wir einen Lauf vorher zeigen, und aus dem, was Spieler beitragen: allen Einsätzen auf diesen Jackpot, bis er zuletzt fiel, und dem ersten Einsatz danach. Unser Seed allein bestimmt den Betrag also nicht.',
        'Jeder Einsatz, jeder Gewinn und jeder Neubeginn eines Jackpots ist ein Glied einer öffentlichen Kette von Hashes. Ihre eigenen Einsätze finden Sie darin, und kein anderer Spieler erkennt, dass es Ihre sind. Nach einem Gewinn zeigen wir alles, woraus der Betrag gezogen wurde.',
      ],
    },
    {
      title: 'Live-Räume: eine Kette für alle',
      paragraphs: [
        'Runden von Rocket Rail und in den Bingosälen sind für alle dieselben. Sie stammen aus einer Kette von Hashes, die vorab erzeugt wurde. Ihr Ende haben wir vor der ersten Runde veröffentlicht; jede Runde zeigt ihr Glied, und jeder kann nachrechnen, dass es zu diesem Ende zurückführt.',
        'Einen eigenen Seed geben Sie hier nicht dazu. An seiner Stelle steht ein Salt, der nach der Veröffentlichung des Endes gezogen wurde. Wir ziehen ihn selbst, sofern der Raum keine andere Quelle nennt; dass wir ihn vorher nicht kannten, müssen Sie uns glauben.',
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
