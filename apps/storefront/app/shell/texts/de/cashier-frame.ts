import type { Texts } from '../texts.ts'

export const cashierFrame: Texts['cashierFrame'] = {
  title: 'Kasse – {brand}',
  heading: 'Kasse',
  lead: 'Einzahlen, auszahlen und jede Zahlung verfolgen.',
  menu: 'Menü der Kasse',
  ways: {
    deposit: 'Einzahlen',
    withdraw: 'Auszahlen',
    history: 'Verlauf',
    buyCrypto: 'Krypto kaufen',
    bonus: 'Bonuscode',
    compPoints: 'Comp-Punkte',
  },
  means: {
    deposit: 'Mit Karte, Überweisung oder Kryptowährung einzahlen',
    withdraw: 'Sich Geld auszahlen lassen',
    history: 'Jede Zahlung mit ihren Schritten und ein Auszug über ein Jahr',
    buyCrypto: 'Kryptowährung bei einem Anbieter kaufen, gezahlt an Ihre eigene Einzahlungsadresse',
    bonus: 'Einen Bonuscode eingeben',
    compPoints: 'Punkte für Ihr Spiel',
  },
  testMoney: 'Testgeld: Hier bewegt sich kein echtes Geld.',
  inBitcoin: 'etwa {amount}',
  underWay: 'In Auszahlung',
  blocked: 'davon in Prüfung',
  logInTitle: 'Melden Sie sich an, um die Kasse zu benutzen',
  logInText:
    'Ein- und Auszahlungen gehören zu Ihrem Konto. Nach der Anmeldung kommen Sie hierher zurück.',
  none: 'Ihr Konto spielt mit kostenlosen Credits. Man kann sie weder kaufen noch auszahlen, daher gibt es nichts einzuzahlen. Wenn sie zur Neige gehen, füllen Sie sie hier wieder auf.',
  toGames: 'Zu den Spielen',
  playHistory: 'Ein Jahr Einsätze, Auszahlungen und erhaltene Credits als Datei',
  playBets: 'Jeder Einsatz, mit seiner Runde',
}
