import type { RuleWords } from './en.ts'

const spins = (count: number): string => (count === 1 ? '1 Freispiel' : `${count} Freispiele`)

export const ruleWords: RuleWords = {
  how: {
    title: 'So gewinnen Sie',
  },
  choose: {
    option: (count, factor) =>
      factor === 1 ? spins(count) : `${spins(count)}, alle Gewinne mal ${factor}`,
  },
  progressive: {
    title: 'Progressive Jackpots',
    grows:
      'Ein Teil jedes Einsatzes lässt sie wachsen. Ein Jackpot zahlt bei jedem Einsatz in voller Höhe, was sein Zähler anzeigt, wenn die Runde gebucht wird; danach beginnt er wieder mit seinem Startbetrag.',
    byDraw: (jackpot, turnover) =>
      `${jackpot}: Jede Runde zieht um ihn. Die Chance steht im Verhältnis zu dem, was die Runde kostet: eins zu ${turnover} Einsatz.`,
    byMeter: (jackpot, ceiling) =>
      `${jackpot}: Er fällt spätestens bei ${ceiling}. Bei welchem Betrag, wird aus unserem Seed und dem ersten Einsatz nach jedem Neubeginn gezogen, geheim gehalten und danach mit allem gezeigt, woraus er gezogen wurde; wessen Einsatz ihn dorthin bringt, gewinnt ihn.`,
    order:
      'Gewinnen ihn zwei Runden gleichzeitig, erhält die zuerst gebuchte, was der Zähler anzeigt, und die nächste, was seit dem Neubeginn zusammengekommen ist.',
    begins: 'Beginnt bei',
  },
  choices: {
    title: 'Was Ihre Wahl wert ist',
    any: 'Keine Wahl ist besser als eine andere: Jede Zahl bleibt gleich, was Sie auch wählen.',
    evenly:
      'Alle anderen Zahlen dieses Spiels gelten, wenn jede Möglichkeit gleich oft gewählt wird.',
    never: 'Alle anderen Zahlen dieses Spiels gelten, wenn kein Gewinn verdoppelt wird.',
    range: (least, most) =>
      `Wer immer dieselbe Möglichkeit wählt, hat einen RTP zwischen ${least} und ${most}.`,
    collect: 'Immer nehmen',
    double: 'Immer verdoppeln',
    figures: (option, rtp, sigma) => `${option}: RTP ${rtp}, Standardabweichung ${sigma} × Einsatz`,
    hits: (figures, rounds) => `${figures}, ein Gewinn 1 von ${rounds}`,
  },
  jackpotReturn: {
    title: 'Was die Jackpots auszahlen',
    longRun: (adds, whole) =>
      `Auf lange Sicht kommen mindestens ${adds} der Einsätze als Jackpots zurück. Mit ihnen beträgt der RTP mindestens ${whole}.`,
    kept: 'Das ist etwas weniger, als für sie genommen wird: Was über die Kosten der Startbeträge hinaus zurückgelegt wird, kommt nicht wieder.',
    atSeed: (whole) =>
      `Stehen alle Zähler auf ihrem Startbetrag, beträgt der RTP ${whole}. Mit ihnen steigt er.`,
    each: (jackpot, atSeed, overall) =>
      `${jackpot}: ${atSeed} beim Startbetrag, auf lange Sicht mindestens ${overall}`,
  },
  rareTop: {
    title: 'Wie selten der höchste Gewinn ist',
    sentence: (times, rounds) =>
      `Der höchste Gewinn von ${times} × Einsatz kommt etwa einmal in ${rounds} Runden. Kaum jemand wird ihn je erleben.`,
  },
  modes: {
    title: 'Einsatzarten',
    buy: 'Feature kaufen',
    ante: 'Erhöhter Einsatz',
    buySentence: 'Das Feature beginnt sofort.',
    anteSentence:
      'Das Feature kommt öfter. Solange dies eingeschaltet ist, kostet jede Runde mehr.',
    costs: (price) => `Kostet ${price}`,
    costsEach: (price) => `Kostet ${price} je Runde`,
    rtp: (percent) => `RTP ${percent}`,
    profit: (rounds) => `Mehr Gewinn, als es kostet: 1 von ${rounds}`,
    sigma: (prices, bets) => `Standardabweichung: ${prices} × Preis, ${bets} × Einsatz`,
    top: (prices, bets, rounds) =>
      `Höchster Gewinn: ${prices} × Preis, das sind ${bets} × Einsatz, 1 von ${rounds}`,
    buyFor: (price) => `Für ${price} kaufen`,
    on: 'Einschalten',
    off: 'Ausschalten',
    plain: 'Einfacher Einsatz',
    isOn: 'Der erhöhte Einsatz ist eingeschaltet.',
    isOff: 'Der erhöhte Einsatz ist ausgeschaltet.',
  },
  most: (amount) =>
    `Eine Runde gewinnt höchstens ${amount}. Erreicht sie das, endet sie und zahlt genau so viel.`,
  jackpot: (name) => `Jackpot ${name}`,
  say: {
    jackpot: (name, pay) => `Sie haben den Jackpot ${name} gewonnen: ${pay}.`,
    jackpotOfMeter: (name) => `Sie haben den Jackpot ${name} gewonnen.`,
  },
}
