import { ruleWords } from '../../../words/de.ts'
import type { Mechanics } from './en.ts'

const spins = (count: number): string => (count === 1 ? '1 Freispiel' : `${count} Freispiele`)

export const mechanics: Mechanics = {
  ...ruleWords,
  parts: {
    base: 'Grundspiel',
    lines: 'Linien',
    scatter: 'Scatter',
    ways: 'Gewinnwege',
    cluster: 'Gruppen',
    anywhere: 'Symbole überall',
    jackpot: 'Jackpots',
    upperWheel: 'Oberes Rad',
  },
  how: {
    ...ruleWords.how,
    grid: (reels, rows) => `${reels} Walzen mit je ${rows} ${rows === 1 ? 'Reihe' : 'Reihen'}.`,
    gridOfCells: (columns, rows) =>
      `Ein Feld von ${columns} × ${rows} Zellen, von denen jede für sich gefüllt wird.`,
    gridUneven: (rows) => `Von links nach rechts zeigen die Walzen ${rows} Symbole.`,
    gridDrawn: (reels, least, most) =>
      `${reels} Walzen. Wie viele Symbole jede zeigt, ${least} bis ${most}, wird bei jeder Drehung neu gezogen.`,
    lines: (lines) =>
      `Gleiche Symbole zahlen auf ${lines} Linien, nebeneinander von der äußersten linken Walze an. Auf jeder Linie zahlt nur die längste Reihe.`,
    linesOfCells: (lines) =>
      `Eine Linie zahlt, wenn alle ihre Zellen dasselbe Symbol zeigen. Es gibt ${lines} Linien.`,
    linesBoth: (lines) =>
      `Gleiche Symbole zahlen auf ${lines} Linien, nebeneinander von der äußersten linken oder rechten Walze an. Eine Reihe über alle Walzen zahlt einmal.`,
    ways: (ways) =>
      `Gleiche Symbole auf benachbarten Walzen zahlen von der äußersten linken Walze an, in welchen Reihen sie auch stehen: auf bis zu ${ways} Gewinnwegen. Ein Gewinn wird mit der Zahl seiner Wege multipliziert.`,
    waysBoth: (ways) =>
      `Gleiche Symbole auf benachbarten Walzen zahlen von der äußersten linken oder rechten Walze an, in welchen Reihen sie auch stehen: auf je bis zu ${ways} Gewinnwegen. Ein Gewinn wird mit der Zahl seiner Wege multipliziert.`,
    cluster: (least) =>
      `Ab ${least} gleiche Symbole, die sich Seite an Seite berühren, zahlen als Gruppe.`,
    anywhere: (least) => `Ab ${least} gleiche Symbole zahlen, wo immer sie zu sehen sind.`,
    mixed: 'Symbole, die zusammen aufgeführt sind, zahlen in beliebiger Mischung.',
    added: 'Alle Gewinne einer Runde werden zusammengezählt.',
  },
  wild: {
    title: 'Joker',
    stands: 'Ersetzt jedes Symbol, das auf den Walzen zahlt.',
    reels: (reels) => `Im Grundspiel erscheint er auf Walze ${reels}.`,
    expands: 'Wo er landet, füllt er seine ganze Walze.',
    multiplies: (factors) =>
      `Er multipliziert einen Gewinn, an dem er beteiligt ist, mit ${factors}.`,
    product: 'Mehrere in einem Gewinn multiplizieren einander.',
    sum: 'Die Multiplikatoren mehrerer in einem Gewinn werden zusammengezählt.',
  },
  scatter: {
    title: 'Scatter',
    pays: 'Zahlt, wo immer er zu sehen ist.',
    starts: 'Zählt, wo immer er zu sehen ist.',
  },
  start: {
    anywhere: (count, symbols) => `Beginnt, wenn ${count} oder mehr ${symbols} zu sehen sind.`,
    oneAnywhere: (symbol) => `Beginnt, sobald dieses Symbol zu sehen ist: ${symbol}.`,
    onReels: (symbol, reels) =>
      `Beginnt, wenn auf jeder der Walzen ${reels} dieses Symbol steht: ${symbol}.`,
    onReel: (symbol, reel) => `Beginnt, wenn auf Walze ${reel} dieses Symbol steht: ${symbol}.`,
  },
  freeSpins: {
    title: 'Freispiele',
    given: (symbols) =>
      `Wie viele Sie erhalten, sagt die Zahl der sichtbaren Symbole (${symbols}).`,
    count: spins,
    again: (symbols) => `In Freispielen geben dieselben Symbole (${symbols}) weitere:`,
    most: (count) => `Eine Runde hat höchstens ${count} Freispiele.`,
    multiplier: (factor) => `Alle Gewinne in Freispielen werden mit ${factor} multipliziert.`,
    wildMultipliers: (factors) =>
      `Ein Joker multipliziert in Freispielen einen Gewinn mit ${factors}.`,
    sticky: 'Eine Walze, die in Freispielen zum Joker wird, bleibt es bis zu deren Ende.',
    extra: (count) => `Jede Walze, die neu zum Joker wird, bringt ${spins(count)} dazu.`,
    ownReels: 'Freispiele haben eigene Walzen.',
    stake: 'Sie werden mit dem Einsatz der Runde gespielt, die sie ausgelöst hat.',
  },
  book: {
    title: 'Sondersymbol',
    sentence: (symbols) =>
      symbols === 1
        ? 'Zu Beginn der Freispiele wird ein Sondersymbol gezogen. Zeigen es genügend Walzen für einen Gewinn, füllt es alle diese Walzen und zahlt auf jeder Linie, auch wenn die Walzen nicht nebeneinander liegen.'
        : `Zu Beginn der Freispiele werden ${symbols} verschiedene Sondersymbole gezogen. Nacheinander füllt jedes, das genügend Walzen für einen Gewinn zeigen, alle diese Walzen und zahlt auf jeder Linie, auch wenn die Walzen nicht nebeneinander liegen. Was das eine füllt, nimmt dem nächsten nichts weg.`,
    chosen:
      'Zu Beginn der Freispiele wählen Sie Ihr Sondersymbol aus der Gewinntabelle. Zeigen es genügend Walzen für einen Gewinn, füllt es alle diese Walzen und zahlt auf jeder Linie, auch wenn die Walzen nicht nebeneinander liegen.',
  },
  pick: {
    title: 'Auswahlbonus',
    holds: (prizes, enders) =>
      `Sie öffnen eines nach dem anderen. ${prizes} enthalten einen Gewinn, ${enders} das Ende des Bonus.`,
    drawn:
      'Was eines enthält, wird beim Öffnen aus allem gezogen, was noch übrig ist: Keine Wahl ist besser als eine andere.',
    prizes: 'Gewinne',
  },
  hold: {
    title: 'Halten und Drehen',
    spins: (count) =>
      `Die Symbole bleiben mit ihren Gewinnen stehen, und Sie haben ${count} Drehungen. Jedes Symbol, das dazukommt, bleibt ebenfalls und setzt die Drehungen auf ${count} zurück. Am Ende werden alle Gewinne bezahlt.`,
    full: (jackpot) => `Sind alle Plätze gefüllt, gewinnen Sie dazu den Jackpot ${jackpot}.`,
    multiply: 'Ein Multiplikator multipliziert die gehaltenen Gewinne.',
    collect: 'Ein Sammler zählt die gehaltenen Gewinne zusammen.',
    row: 'Eine weitere Reihe kann sich öffnen.',
    prizes: 'Gewinne',
    jackpots: 'Jackpots',
  },
  wheel: {
    title: 'Glücksrad',
    sentence: 'Sie drehen das Rad und gewinnen, worauf es stehen bleibt.',
    up: 'Eines der Felder führt in den nächsten Ring weiter innen.',
    ring: (number) => `Ring ${number} von außen`,
    slices: 'Auf dem Rad',
  },
  trail: {
    title: 'Pfadbonus',
    sentence: (rolls, sides) =>
      `Sie haben ${rolls} ${rolls === 1 ? 'Wurf' : 'Würfe'} mit einem Würfel von ${sides} Seiten und gewinnen, was auf jedem Feld liegt, auf das Sie kommen.`,
    end: 'Ein Feld, das den Bonus beendet, beendet ihn sofort.',
    places: 'Felder',
  },
  choose: {
    ...ruleWords.choose,
    title: 'Wahl der Freispiele',
    sentence: 'Sie wählen eines davon:',
  },
  respin: {
    title: 'Respins',
    after: (count) =>
      `Einige Walzen bleiben stehen, die anderen drehen sich ${count === 1 ? 'einmal' : `${count}-mal`} kostenlos neu.`,
  },
  gamble: {
    title: 'Doppelt oder nichts',
    sentence: (most, limit) =>
      `Sie können einen Gewinn auf eine von zwei gleich wahrscheinlichen Seiten setzen: Er wird verdoppelt oder ist verloren. Das geht höchstens ${most}-mal nacheinander und bis ${limit}. Der RTP beträgt dabei genau 100 % und gehört nicht zum RTP des Spiels.`,
  },
  cascade: {
    title: 'Kaskaden',
    sentence:
      'Symbole, die gewonnen haben, verschwinden, die darüber fallen nach, und neue folgen, bis nichts mehr gewinnt.',
    multipliers: (factors) =>
      `Die Gewinne einer Drehung werden der Reihe nach mit ${factors} multipliziert; der letzte Wert bleibt.`,
    rises: (step) =>
      `In Freispielen wächst der Multiplikator mit jeder Kaskade um ${step} und bleibt von Drehung zu Drehung erhalten.`,
  },
  bombs: {
    title: 'Multiplikatoren',
    sentence: (factors) =>
      `Es können Multiplikatoren von ${factors} erscheinen. Ihre Summe multipliziert alles, was die Drehung gewonnen hat.`,
    freeSpinsOnly: 'Sie erscheinen nur in Freispielen.',
  },
  placeMultipliers: {
    title: 'Bleibende Multiplikatoren',
    sentence:
      'Jeder Platz des Rasters hat einen Multiplikator, der mit den Gewinnen auf ihm steigt und bleibt, während Symbole fallen.',
    added: 'Die Multiplikatoren aller Plätze eines Gewinns werden addiert und multiplizieren ihn.',
    stays: 'In Freispielen bleiben sie bis zum Ende des letzten.',
    after: (wins) => (wins === 1 ? 'Nach 1 Gewinn auf ihm' : `Nach ${wins} Gewinnen auf ihm`),
  },
  corners: {
    title: 'Vier Ecken',
    sentence: 'Vier gleiche Symbole in den Ecken des Feldes zahlen zusätzlich zu den Linien.',
  },
  cornerWilds: {
    title: 'Joker in den Ecken',
    sentence: 'Räumt ein Gewinn eine Ecke des Feldes, nimmt ein Joker ihren Platz ein.',
  },
  wildDrop: {
    title: 'Jokerregen',
    sentence: (least, most) =>
      `Bei manchen Drehungen fallen ${least} bis ${most} Joker auf gezogene Plätze, bevor die Gewinne gezählt werden.`,
  },
  chosenWild: {
    title: 'Ein Symbol wird zum Joker',
    sentence: (symbol, reels) =>
      `Erscheint dieses Symbol auf Walze ${reels}: ${symbol}, wird ein Symbol gezogen, das für diese Drehung Joker ist.`,
    alone:
      'Ein Gewinn nur aus diesem Symbol und Jokern zahlt wie das Symbol, das am meisten zahlt.',
  },
  mystery: {
    title: 'Rätselsymbol',
    sentence: (symbols) =>
      `Alle sichtbaren Rätselsymbole (${symbols}) werden zu ein und demselben gezogenen Symbol.`,
    stays: 'In Freispielen füllen sie ihre Walzen und bleiben bis zum Ende.',
  },
  split: {
    title: 'Doppelsymbol',
    lines: (symbol, of) => `Ein Feld mit ${symbol} zählt auf einer Linie wie zwei Symbole: ${of}.`,
    ways: (symbol, of) =>
      `Ein Feld mit ${symbol} zählt bei der Zahl der Gewinnwege wie zwei Symbole: ${of}.`,
    drawn: (symbols) =>
      `Bei jeder Drehung wird gezogen, ob sich alle sichtbaren Symbole ${symbols} in je zwei teilen, bevor die Gewinne gezählt werden.`,
  },
  removal: {
    title: 'Entfernte Symbole',
    sentence:
      'Bei jeder Drehung wird gezogen, ob Symbole verschwinden, bevor die Gewinne gezählt werden. Was über ihnen steht, fällt, und die Walzen gehen ohne sie weiter.',
    gone: (symbols) => `Es können alle diese Symbole verschwinden: ${symbols}.`,
  },
  upgrade: {
    title: 'Aufgewertete Symbole',
    sentence:
      'Bei jeder Drehung wird gezogen, ob alle sichtbaren Symbole einer Art aufgewertet werden, bevor die Gewinne gezählt werden.',
    becomes: (from, to) => `Alle ${from} können zu ${to} werden.`,
  },
  onlyIn: {
    base: 'Das geschieht nur im Grundspiel, nicht in Freispielen.',
    free: 'Das geschieht nur in Freispielen.',
  },
  multiplierReel: {
    title: 'Multiplikatorwalze',
    sentence: (factors) =>
      `Eine weitere Walze zeigt einen Multiplikator für alle Gewinne der Drehung: ${factors}.`,
  },
  nudge: {
    title: 'Nachrückender Joker',
    sentence: (symbols, reels) =>
      `Joker kommen gestapelt. Ist ein Stapel (${symbols}) auf Walze ${reels} nur zum Teil zu sehen, rückt die Walze nach, bis er sie ganz füllt; erst dann werden Gewinne gezählt.`,
  },
  walk: {
    title: 'Wandernde Joker',
    sentence: (symbols) =>
      `Landen Joker (${symbols}), drehen sich die Walzen kostenlos noch einmal, und vor jeder dieser Drehungen rückt jeder Joker eine Walze nach links. Das geht so lange, bis der letzte auf Walze 1 stand. In diesen Drehungen landen keine weiteren Joker.`,
  },
  colossal: {
    title: 'Riesensymbol',
    sentence: (reels) =>
      `In Freispielen drehen sich die Walzen ${reels} als eine, und ein Riesensymbol füllt alle ihre Plätze. Es zählt auf jedem davon.`,
  },
  cash: {
    title: 'Geldsymbole und Sammler',
    sentence: (symbols, collector, reels) =>
      `Auf jedem Geldsymbol (${symbols}) steht ein Betrag, der gezogen wird. Erscheint der Sammler (${collector}) auf Walze ${reels}, sammelt er alle sichtbaren Beträge ein; mehrere sammeln je einmal. Ohne ihn zahlen sie nichts.`,
    amounts: 'Beträge',
  },
  fullScreen: {
    title: 'Volles Bild',
    sentence: (factor) =>
      `Zeigen alle Plätze dasselbe Symbol, werden alle Gewinne der Drehung mit ${factor} multipliziert.`,
    mixed: (symbols, factor) =>
      `Zeigt jeder Platz ${symbols}, auch gemischt, werden alle Gewinne der Drehung mit ${factor} multipliziert.`,
  },
  prize: {
    multiply: (factor) => `× ${factor}`,
    collect: 'einsammeln',
    freeSpins: spins,
    again: (count) => (count > 1 ? `${count} weitere Drehungen` : 'noch einmal'),
    up: 'nächster Ring',
    row: 'eine Reihe mehr',
    end: 'Ende',
  },
  say: {
    ...ruleWords.say,
    ways: (count, symbol, ways, pay) =>
      `${count} ${symbol} auf ${ways} ${ways === 1 ? 'Weg' : 'Wegen'} zahlen ${pay}.`,
    corners: (count, symbol, pay) => `Die Ecken zahlen ${pay}: ${count} ${symbol}.`,
    cluster: (count, symbol, pay) => `Eine Gruppe zahlt ${pay}: ${count} ${symbol}.`,
    cascades: (count) => (count === 1 ? '1 Kaskade.' : `${count} Kaskaden.`),
    multiplier: (factor) => `Multiplikator ${factor}.`,
    chosen: (symbol) => `Sondersymbol: ${symbol}.`,
    chosenWild: (symbol) => `Joker für diese Drehung: ${symbol}.`,
    wildDrop: (wilds) => `Es fallen ${wilds} Joker.`,
    split: (cells) =>
      cells === 1 ? '1 Symbol teilt sich in zwei.' : `${cells} Symbole teilen sich in je zwei.`,
    removed: (cells) => (cells === 1 ? '1 Symbol verschwindet.' : `${cells} Symbole verschwinden.`),
    upgraded: (cells, symbol) =>
      cells === 1
        ? `1 Symbol wird aufgewertet: ${symbol}.`
        : `${cells} Symbole werden aufgewertet: ${symbol}.`,
    changed: (cells) => (cells === 1 ? '1 Symbol ändert sich.' : `${cells} Symbole ändern sich.`),
    respin: 'Walzen drehen sich noch einmal.',
    offeredSymbols: (symbols) => `Wählen Sie Ihr Sondersymbol: ${symbols}.`,
    offered: (options) => `Wählen Sie Ihre Freispiele: ${options}.`,
    holdStarted: (held, left) =>
      `Halten und Drehen beginnt. ${held} gehalten, noch ${left} ${left === 1 ? 'Drehung' : 'Drehungen'}.`,
    holdSpun: (landed, left) =>
      `${landed === 0 ? 'Nichts kommt dazu' : `${landed} kommen dazu`}. Noch ${left} ${left === 1 ? 'Drehung' : 'Drehungen'}.`,
    holdEnded: (pay) => `Halten und Drehen ist zu Ende und hat ${pay} gezahlt.`,
    wheel: 'Das Glücksrad beginnt.',
    upperWheelFirst: 'Zwei Räder sind offen. Zuerst drehen Sie das obere.',
    wheelSpun: (prize) => `Das Rad bleibt stehen auf: ${prize}.`,
    upperWheelEnded: (pay) => `Das obere Rad hat ${pay} gezahlt. Jetzt drehen Sie das untere.`,
    wheelEnded: (pay) => `Das Glücksrad ist zu Ende und hat ${pay} gezahlt.`,
    trail: (rolls) => `Der Pfadbonus beginnt. ${rolls} ${rolls === 1 ? 'Wurf' : 'Würfe'}.`,
    trailMoved: (roll, prize, left) =>
      `Gewürfelt: ${roll}, ${prize}. Noch ${left} ${left === 1 ? 'Wurf' : 'Würfe'}.`,
    trailEnded: (pay) => `Der Pfadbonus ist zu Ende und hat ${pay} gezahlt.`,
    gambleOffered: (at) => `Sie können ${at} verdoppeln oder nehmen.`,
    doubled: (amount) => `Verdoppelt: ${amount}.`,
    lost: 'Der Gewinn ist verloren.',
    block: (symbol) => `Ein Riesensymbol landet: ${symbol}.`,
    nudged: (reel) => `Walze ${reel} rückt nach.`,
    walked: 'Joker wandern um eine Walze weiter.',
    cash: (amounts) => `Geldsymbole im Bild: ${amounts}.`,
    collected: (pay) => `Eingesammelt: ${pay}.`,
    side: (number) => (number === 1 ? 'Rot' : 'Schwarz'),
  },
}
