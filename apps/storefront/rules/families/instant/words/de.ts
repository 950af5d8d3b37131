import type { InstantWords } from './en.ts'

export const words: InstantWords = {
  risks: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch', extreme: 'Extrem' },
  how: {
    gate: {
      aim: (least, most) =>
        `Wählen Sie ein Ziel von ${least} bis ${most} und lassen Sie das Tor aufgehen.`,
      opens:
        'Das Tor öffnet sich bis zu einem Multiplikator. Ist er so hoch wie Ihr Ziel oder höher, gewinnen Sie Ihren Einsatz mal das Ziel. Sonst ist der Einsatz verloren.',
      alike:
        'Ein höheres Ziel zahlt mehr und wird seltener erreicht. Der RTP ist bei jedem Ziel gleich.',
    },
    pegs: {
      drop: 'Lassen Sie die Kugel fallen. An jeder Stiftreihe geht sie nach links oder rechts; das Fach, in dem sie landet, zahlt.',
      board:
        'Sie wählen 8 bis 16 Reihen und das Risiko. Mehr Reihen und mehr Risiko zahlen am Rand mehr und in der Mitte weniger.',
      path: 'Links und rechts sind an jedem Stift gleich wahrscheinlich, egal was die Kugel vorher tat.',
    },
    mines: {
      field: (cells) =>
        `Wählen Sie, unter wie vielen der ${cells} Felder eine Mine liegt, und decken Sie Feld für Feld auf.`,
      turn: 'Jeder Edelstein erhöht, was Sie sich auszahlen lassen können. Nach jedem Edelstein können Sie auszahlen; eine Mine beendet die Runde, und der Einsatz ist verloren.',
      laid: 'Die Minen liegen schon vor Ihrem ersten Feld und werden am Ende der Runde gezeigt. Jedes Feld ist so gut wie jedes andere.',
    },
    tower: {
      levels: 'Wählen Sie das Risiko und steigen Sie Stufe um Stufe: auf jeder ein Fenster.',
      climb:
        'Jedes helle Fenster erhöht, was Sie sich auszahlen lassen können. Auf jeder Stufe können Sie auszahlen; ein Feuer beendet die Runde, und der Einsatz ist verloren.',
      laid: 'Die Feuer liegen schon vor Ihrem ersten Schritt und werden am Ende der Runde gezeigt. Jedes Fenster einer Stufe ist so gut wie jedes andere.',
    },
    rounding:
      'Was ein Schritt zahlt, wird auf ein Hundertstel des Einsatzes aufgerundet; der RTP ist deshalb von Schritt zu Schritt etwas anders. Zertifiziert ist der eines Spielers, der dort aufhört, wo er am höchsten ist.',
  },
  table: {
    board: 'Risiko und Reihen',
    rows: (count) => `${count} Reihen`,
    slot: (place) => (place === 1 ? 'Rand' : `${place}.`),
    mines: 'Minen',
    risk: 'Risiko',
    step: (step) => String(step),
  },
  headline: {
    'limbo-gate': 'Ziel 2,00×',
    'peg-drop': 'Mittel, 12 Reihen',
    'mine-field': '3 Minen',
    'tower-climb': 'Mittel',
  },
  certified: {
    title: 'Was jeder Einsatz zurückgibt',
    each: (headline) =>
      `Die übrigen Zahlen dieser Seite gelten für diesen Einsatz: ${headline}. Für alle:`,
    target: (times) => `Ziel ${times}`,
    mines: (count) => (count === 1 ? '1 Mine' : `${count} Minen`),
    figures: (rtp, wins, top) => `RTP ${rtp}, zahlt 1 von ${wins}, bis zu ${top}`,
  },
  parts: { gate: 'Ziel erreicht', slots: 'Fächer', gems: 'Edelsteine', levels: 'Stufen' },
}
