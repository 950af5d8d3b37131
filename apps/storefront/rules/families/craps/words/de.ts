import type { CrapsWords } from './en.ts'

export const craps: CrapsWords = {
  kinds: {
    pass: 'Pass',
    dontPass: 'Don’t Pass',
    come: 'Come',
    dontCome: 'Don’t Come',
    field: 'Field',
    anySeven: 'Any Seven',
    anyCraps: 'Any Craps (2, 3, 12)',
    two: 'Zwei',
    three: 'Drei',
    eleven: 'Elf',
    twelve: 'Zwölf',
  },
  odds: 'Odds auf Pass oder Come',
  lay: 'Odds auf Don’t Pass oder Don’t Come',
  oddsOn: (low, high) => `Odds auf Pass oder Come, ${low} oder ${high}`,
  layOn: (low, high) => `Odds auf Don’t Pass oder Don’t Come, ${low} oder ${high}`,
  place: (low, high) => `Place ${low} oder ${high}`,
  hard: (low, high) => `Hard ${low} oder ${high}`,
  how: {
    begin:
      'Zwei Würfel werden geworfen, jeder zeigt mit derselben Chance 1 bis 6. Der Puck steht zuerst auf OFF. Bei 4, 5, 6, 8, 9 oder 10 geht er auf ON, und diese Zahl ist der Point. Der Point oder eine 7 stellt ihn wieder auf OFF.',
    pass: 'Pass gewinnt, wenn der erste Wurf 7 oder 11 ist, und verliert bei 2, 3 und 12. Danach gewinnt Pass, wenn der Point vor einer 7 kommt. Don’t Pass gewinnt, wo Pass verliert; bei 12 im ersten Wurf kommt der Einsatz zurück.',
    come: 'Come und Don’t Come sind dieselben Einsätze, nur während der Puck auf ON steht: Der nächste Wurf ist ihr erster, und jeder bekommt seine eigene Zahl.',
    odds: 'Hat Ihr Einsatz seine Zahl, können Sie Odds dazulegen. Sie zahlen genau das, was die Zahl wert ist, also ohne Vorteil für das Casino.',
    working:
      'Jeder Einsatz zählt bei jedem Wurf. Was gewinnt, wird ausgezahlt und kommt zu Ihnen zurück. Eine 7 entscheidet alle Einsätze und beendet die Runde.',
    memory: 'Würfel haben kein Gedächtnis: Frühere Würfe sagen nichts über den nächsten.',
  },
  line: { title: 'Einsätze mit Point', text: 'Sie bleiben, bis ihre Zahl oder eine 7 kommt.' },
  numbers: {
    title: 'Einsätze auf eine Zahl',
    text: 'Place gewinnt, wenn die Zahl vor einer 7 kommt. Ein Hardway muss als Pasch kommen: Jeder andere Wurf mit dieser Summe verliert, und eine 7 auch.',
  },
  single: { title: 'Einsätze auf einen Wurf', text: 'Der nächste Wurf entscheidet sie.' },
  down: {
    title: 'Einsätze zurücknehmen',
    text: 'Zwischen den Würfen können Sie Odds, Place, Hardways, Don’t Pass und Don’t Come auf einer Zahl zurücknehmen. Pass und Come bleiben, sobald sie eine Zahl haben.',
  },
  limits: {
    title: 'Tischlimits',
    text: (amount) => `Eine Runde nimmt vom ersten bis zum letzten Wurf höchstens ${amount} an.`,
  },
  certified: {
    title: 'Was jeder Einsatz zurückgibt',
    text: 'RTP und wie oft ein Einsatz gewinnt oder zurückkommt, vom Setzen bis zur Entscheidung.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Einsatz',
  columns: { odds: 'Quote', most: 'Höchstens je Feld' },
  part: 'Der Einsatz',
}
