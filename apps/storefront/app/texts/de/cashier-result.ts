import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: 'Ihre Einzahlung – {brand}',
  description: 'Was aus einer Einzahlung wurde.',
  heading: 'Ihre Einzahlung',
  confirmed: 'Ihre Einzahlung ist angekommen',
  confirmedText: '{amount} wurden Ihrem Guthaben gutgeschrieben.',
  waiting: 'Ihre Einzahlung ist unterwegs',
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
  toGames: 'Zu den Spielen',
  again: 'Erneut einzahlen',
  other: 'Anderen Zahlungsweg versuchen',
  history: 'Im Verlauf ansehen',
  unknown: 'Diese Einzahlung kennen wir nicht',
  unknownText:
    'Die Adresse ist unvollständig, oder die Einzahlung gehört zu einem anderen Konto. Alles, was Sie eingezahlt haben, steht unter „Verlauf“.',
  details: 'Alle Einzelheiten',
}
