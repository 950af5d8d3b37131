import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  title: '{brand} – unsere eigenen Spiele lassen sich Runde für Runde prüfen',
  description:
    'Spielen Sie Castle of Horror mit kostenlosem Spielgeld. Jedes Ergebnis steht vor dem Einsatz fest und lässt sich danach im eigenen Browser nachrechnen.',
  heading: '{brand}',
  newGame: 'Neu im Haus',
  group: {
    slots: 'Slot',
    poker: 'Videopoker',
    table: 'Tischspiel',
    roulette: 'Roulette',
    keno: 'Keno',
  },
  leads: {
    'castle-of-horror':
      'Kaltes Licht hinter jedem Fenster, und etwas ist auf der Treppe. Freispiele halten ihre Joker fest, und im Keller wartet eine Wahl auf Sie.',
  },
  anyLead: 'Vom Haus gemacht, bis auf die letzte Stelle zertifiziert.',
  play: '{game} spielen',
  signUpToPlay: 'Konto eröffnen und spielen',
  free: '10.000,00 Cr Spielgeld warten auf Sie. Ohne Einzahlung, ohne Karte.',
  rtp: 'RTP',
  rtpMeans:
    'Dieser Anteil aller Einsätze kommt über sehr viele Runden als Gewinn zurück. Genau berechnet, nicht geschätzt.',
  volatility: 'Schwankung',
  volatilityOf: '{level} von 5',
  topWin: 'Höchstgewinn',
  topWinOf: '{x}× Einsatz',
  hit: 'Ein Gewinn',
  hitOf: '1 von {rounds}',
  stakes: 'Einsätze',
  stakesOf: '{least} – {most}',
  labels: {
    games: '{count}+ Spiele',
    slots: '{count}+ Slots',
    poker: '{count}+ Poker',
    jackpot: '{count}+ Jackpot',
  },
  banners: 'Neuigkeiten',
  lastPlayed: 'Zuletzt gespielt',
  liveRooms: 'Live-Räume',
  liveHere: '{count} gerade hier',
  liveOpen: 'Jetzt offen',
  liveCrash: 'Crash, alle in einem Flug',
  liveBingo: 'Bingo, alle in einer Ziehung',
  winners: 'Gerade gewonnen',
  winnersLive: 'Live',
  winnersNone:
    'Seit der Eröffnung hat noch niemand gewonnen. Der erste Gewinn erscheint hier, sobald er ausgezahlt ist.',
  on: 'bei {game}',
  fairHeading: 'Sie müssen uns nicht vertrauen',
  fairLead:
    'Jede Runde unserer eigenen Spiele steht fest, bevor Sie den Knopf drücken, und danach können Sie beweisen, dass wir nichts daran geändert haben. In drei Schritten:',
  steps: [
    {
      title: 'Wir versiegeln eine Zahl',
      text: 'Vor Ihrer ersten Runde zieht das Haus eine geheime Zahl und zeigt Ihnen ihren Fingerabdruck. So kann sie später nicht vertauscht werden. Hier ist einer, als Siegel gezeichnet.',
    },
    {
      title: 'Sie geben Ihre dazu',
      text: 'Ein Seed aus Ihrem Browser fließt in jede Runde ein, dazu ein Zähler, der nie etwas auslässt. Keine Seite kann steuern, was herauskommt.',
    },
    {
      title: 'Ihr Browser prüft',
      text: 'Wir öffnen das Siegel, wenn Sie es wünschen. Ihr Browser rechnet dann jede Walze, jede Linie und jedes Freispiel nach und vergleicht.',
    },
  ],
  stepSeal: 'Siegel von {hash}',
  stepAgrees: 'Siegel, Walzen und Gewinn stimmen überein',
  verifyLink: 'Selbst eine Runde prüfen',
  fairLink: 'So funktioniert es im Einzelnen',
  moneyHeading: 'Zwei Arten Geld, nie vermischt',
  playMoneyTitle: 'Spielgeld',
  playMoneyText:
    'Sie beginnen mit 10.000,00 Cr, kostenlos. Credits können nicht gekauft werden und werden nie zu Geld; auf dem Spiel steht also nur der Abend. Bleiben weniger als 100,00 Cr, füllen Sie wieder auf.',
  testMoneyTitle: 'Testgeld',
  testMoneyText:
    'In dieser Demo kann ein Konto auch Testdollar enthalten. Sie funktionieren wie echtes Geld: Sie können damit spielen, einzahlen und auszahlen. Einen Wert haben sie nicht.',
  realMoneyTitle: 'Echtgeld',
  realMoneyText:
    'Echtes Geld liegt auf eigenen Konten im selben Hauptbuch. Zu jedem Cent, der sich bewegt, gibt es einen Eintrag mit dem Stand davor und danach.',
  careHeading: 'Ein Spiel, kein Einkommen',
  careText:
    'Auf Dauer behält das Haus einen kleinen Teil jedes Einsatzes: das ist der Preis des Abends. Spielen Sie mit dem, was Sie übrig haben, hören Sie auf, solange es Freude macht, und sprechen Sie mit jemandem, wenn es das nicht mehr tut.',
  careLink: 'Verantwortungsvoll spielen',
}
