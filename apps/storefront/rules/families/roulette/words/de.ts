import type { RouletteWords } from './en.ts'

export const roulette: RouletteWords = {
  kinds: {
    straight: 'Plein',
    split: 'Cheval',
    street: 'Transversale pleine',
    trio: 'Transversale mit Null',
    corner: 'Carré',
    firstFour: 'Die ersten vier',
    topLine: 'Fünf Zahlen (0, 00, 1, 2, 3)',
    sixLine: 'Transversale simple',
    dozen: 'Dutzend',
    column: 'Kolonne',
    red: 'Rot',
    black: 'Schwarz',
    even: 'Gerade',
    odd: 'Ungerade',
    low: 'Niedrig (1–18)',
    high: 'Hoch (19–36)',
  },
  covers: (count) => (count === 1 ? '1 Zahl' : `${count} Zahlen`),
  how: {
    draw: (pockets) =>
      `Setzen Sie Chips auf beliebig viele Felder. Dann wird eines von ${pockets} Fächern gezogen, jedes mit derselben Chance.`,
    pays: 'Ein Feld gewinnt, wenn es die gezogene Zahl enthält. Es zahlt seine Quote, und die Chips darauf gehen an Sie zurück.',
    zero: (zeros) =>
      `Fällt die ${zeros}, verlieren Rot, Schwarz, Gerade, Ungerade, Niedrig, Hoch, Dutzende und Kolonnen.`,
    partage: (zeros) =>
      `Fällt die ${zeros}, verlieren Dutzende und Kolonnen. Von Rot, Schwarz, Gerade, Ungerade, Niedrig und Hoch geht die Hälfte Ihres Einsatzes an Sie zurück: La partage. Sie kommt sofort zurück: En prison wird hier nicht gespielt, kein Einsatz wird in die nächste Runde mitgenommen.`,
    wheels:
      'Drei Räder drehen sich zugleich. Jeder Chip wird gleichmäßig auf sie verteilt und gewinnt auf jedem für sich.',
    topLine:
      'Der Einsatz auf die fünf Zahlen 0, 00, 1, 2 und 3 zahlt für sein Risiko weniger als jeder andere an diesem Tisch.',
    memory: 'Das Rad hat kein Gedächtnis: Frühere Ergebnisse sagen nichts über das nächste.',
  },
  inside: {
    title: 'Innere Einsätze',
    text: 'Ein Chip liegt auf einer Zahl oder auf einer Linie zwischen Zahlen.',
  },
  outside: {
    title: 'Äußere Einsätze',
    text: 'Ein Chip deckt zwölf oder achtzehn Zahlen auf einmal ab.',
  },
  called: {
    title: 'Racetrack',
    text: 'Ein Tippen setzt mehrere Chips des gewählten Werts: eine Zahl mit ihren Nachbarn im Rad oder einen Sektor. Jeder Chip zahlt so, als hätten Sie ihn selbst gesetzt.',
    voisins:
      'Voisins du zéro, 9 Chips: zwei auf 0-2-3, je einer auf 4-7, 12-15, 18-21, 19-22 und 32-35, zwei auf 25-26-28-29.',
    tiers: 'Tiers, 6 Chips: je einer auf 5-8, 10-11, 13-16, 23-24, 27-30 und 33-36.',
    orphelins: 'Orphelins, 5 Chips: je einer auf 1, 6-9, 14-17, 17-20 und 31-34.',
    jeuZero: 'Jeu zéro, 4 Chips: je einer auf 0-3, 12-15, 26 und 32-35.',
  },
  limits: {
    title: 'Tischlimits',
    text: (amount) => `Alle Ihre Chips zusammen dürfen höchstens ${amount} wert sein.`,
  },
  certified: {
    title: 'Was jeder Einsatz zurückgibt',
    text: 'RTP und wie oft ein einzelner Chip jeder Art gewinnt.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Einsatz',
  columns: { odds: 'Quote', most: 'Höchstens je Feld' },
  part: 'Alle Einsätze',
}
