import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: 'Ihre Einzahlung – {brand}',
  description: 'Was aus einer Einzahlung wurde.',
  heading: 'Ihre Einzahlung',
  confirmed: 'Ihre Einzahlung ist angekommen',
  confirmedText: '{amount} wurden Ihrem Guthaben gutgeschrieben.',
  waiting: 'Ihre Einzahlung ist unterwegs',
  waitingHead: 'Ihre Einzahlung wartet auf Sie',
  waitingPlayer:
    'Sie haben noch nicht bezahlt. Sie können dort weitermachen, wo Sie aufgehört haben; andernfalls endet der Vorgang von selbst und es wird nichts abgebucht.',
  waitingTransfer:
    'Überweisen Sie wie unten angegeben. Sobald das Geld eingegangen ist, wird der Betrag gutgeschrieben. Sie können diese Seite verlassen und wieder aufrufen.',
  waitingCard:
    'Die Bank hat noch nicht geantwortet. Das dauert einige Sekunden; diese Seite geht von selbst weiter.',
  waitingBank:
    'Sobald Ihre Überweisung eingegangen ist, wird der Betrag gutgeschrieben. Sie können diese Seite verlassen.',
  waitingCoin:
    'Die Blockchain bestätigt Ihre Zahlung Block für Block. Sie können diese Seite verlassen: Der Betrag kommt trotzdem an.',
  slow: 'Es dauert länger als sonst. Nichts ist verloren: Sie können diese Seite verlassen und finden die Einzahlung unter „Verlauf“.',
  ended: 'Es wurde nichts eingezahlt',
  endedText: 'Ihr Guthaben hat sich nicht verändert.',
  takenBack: 'Diese Einzahlung wurde zurückgenommen',
  bankHeading: 'Überweisen Sie jetzt',
  bankText:
    'Überweisen Sie {amount} von Ihrem eigenen Bankkonto, mit genau diesen Zeilen. Ein Druck auf eine Zeile kopiert sie.',
  bankLines: {
    recipient: 'Empfänger',
    holder: 'Kontoinhaber',
    accountHolder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bankinstitut',
    accountNumber: 'Kontonummer',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
  },
  bankReference:
    'Ohne den Verwendungszweck können wir nicht erkennen, dass das Geld Ihnen gehört, und es dauert Tage länger.',
  bankNotNow:
    'Die Bank antwortet im Moment nicht, daher können die Zeilen für Ihre Überweisung nicht angezeigt werden. Nichts ist verloren.',
  bankTest: 'Testüberweisung ausführen',
  bankTestMeans:
    'Öffnet die Testbank in einem neuen Tab. Dort können Sie das Geld senden. Es hat keinen Wert.',
  toPayment: 'Weiter zur Zahlung',
  toGames: 'Zu den Spielen',
  again: 'Erneut einzahlen',
  other: 'Andere Zahlungsmethode versuchen',
  history: 'Im Verlauf ansehen',
  unknown: 'Diese Einzahlung kennen wir nicht',
  unknownText:
    'Die Adresse ist unvollständig, oder die Einzahlung gehört zu einem anderen Konto. Alles, was Sie eingezahlt haben, steht unter „Verlauf“.',
  details: 'Alle Einzelheiten',
}
