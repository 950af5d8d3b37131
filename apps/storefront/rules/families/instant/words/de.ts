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
    room: {
      fly: 'Setzen Sie vor dem Flug einmal oder zweimal. Der Multiplikator steigt von 1,00×, bis die Runde platzt.',
      leave: (least, most) =>
        `Zahlen Sie zwischen ${least} und ${most} aus, von Hand oder automatisch. Sie gewinnen Ihren Einsatz mal den Multiplikator; was beim Platzen noch fliegt, ist verloren.`,
      alike:
        'Eine spätere Auszahlung zahlt mehr und wird seltener erreicht. Der RTP ist bei jeder Auszahlung gleich.',
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
    scratch: {
      buy: 'Wählen Sie ein Los und kaufen Sie es für den Einsatz. Damit steht fest, was es gewinnt. Rubbeln Sie es frei oder decken Sie alles auf einmal auf. Verlassen Sie die Seite, wartet Ihr Los auf Sie.',
      match:
        'Drei gleiche (Clover Three, Fruit Stand, Gold Vault): Ein Betrag, der dreimal da ist, gehört Ihnen.',
      find: 'Zahlen finden (Lucky Numbers, Deep Blue, Night Sky): Steht eine der zwei oberen Zahlen unter den acht unteren, gewinnen Sie den Betrag daneben.',
      row: 'Reihen (Three Crowns, Dragon Line): Drei gleiche Bilder in einer Zeile, Spalte oder Diagonale gewinnen den Betrag rechts.',
      even: 'Was gedruckt ist und nicht gewinnt, wird gleichmäßig gezogen. Es sagt nichts darüber, wie nah Sie dran waren.',
    },
    pick: {
      drums:
        'Drei Trommeln zeigen je eine Ziffer von 0 bis 9. Wählen Sie Ihre Ziffern und wie sie kommen sollen.',
      straight: 'Genaue Folge: alle drei in Ihrer Reihenfolge.',
      box: 'Beliebige Folge: alle drei in irgendeiner Reihenfolge. Sind zwei Ziffern gleich, gibt es weniger davon, darum zahlt sie mehr.',
      both: 'Halb und halb: je die Hälfte des Einsatzes auf beides.',
      pair: 'Paare: zwei Ziffern auf den ersten zwei Trommeln, den letzten zwei oder den zwei äußeren.',
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
    card: 'Los',
    prize: (prize: string, odds: string) => `${prize}, 1 von ${odds}`,
    bet: 'Einsatz auf',
    exact: 'In Ihrer Reihenfolge',
    any: 'In anderer Reihenfolge',
    alike: (bet: string) => `${bet}, zwei gleich`,
    step: (step) => String(step),
  },
  bets: {
    straight: 'Genaue Folge',
    box: 'Beliebige Folge',
    straightBox: 'Halb und halb',
    frontPair: 'Erstes Paar',
    backPair: 'Letztes Paar',
    splitPair: 'Äußeres Paar',
  },
  headline: {
    'scratch-set': 'Clover Three',
    'daily-pick-3': 'Genaue Folge',
    'rocket-rail': 'Auszahlung bei 2,00×',
    'limbo-gate': 'Ziel 2,00×',
    'peg-drop': 'Mittel, 12 Reihen',
    'mine-field': '3 Minen',
    'tower-climb': 'Mittel',
  },
  certified: {
    title: 'Was jeder Einsatz zurückgibt',
    each: (headline) =>
      `Die übrigen Zahlen dieser Seite gelten für diesen Einsatz: ${headline}. Für alle:`,
    bets: {
      fruitstand: 'Fruit Stand',
      goldvault: 'Gold Vault',
      luckynumbers: 'Lucky Numbers',
      deepblue: 'Deep Blue',
      nightsky: 'Night Sky',
      threecrowns: 'Three Crowns',
      dragonline: 'Dragon Line',
      box: 'Beliebige Folge',
      boxalike: 'Beliebige Folge, zwei gleich',
      straightbox: 'Halb und halb',
      straightboxalike: 'Halb und halb, zwei gleich',
      frontpair: 'Erstes Paar',
      backpair: 'Letztes Paar',
      splitpair: 'Äußeres Paar',
    },
    target: (times) => `Ziel ${times}`,
    mines: (count) => (count === 1 ? '1 Mine' : `${count} Minen`),
    figures: (rtp, wins, top) => `RTP ${rtp}, zahlt 1 von ${wins}, bis zu ${top}`,
  },
  parts: {
    cards: 'Gewinne',
    digits: 'Gezogene Ziffern',
    gate: 'Ziel erreicht',
    slots: 'Fächer',
    gems: 'Edelsteine',
    levels: 'Stufen',
  },
}
