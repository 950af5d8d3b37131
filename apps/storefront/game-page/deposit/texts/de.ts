import type { DepositTexts } from './en.ts'

export const de: DepositTexts = {
  title: 'Einzahlen',
  loading: 'Ihre Zahlungsmethoden werden geladen',
  testMoney: 'Testgeld: Es hat keinen Wert.',
  method: 'Zahlungsmethode',
  expires: (month) => `Gültig bis ${month}`,
  amount: 'Betrag',
  limitReached: 'Ihre Limits lassen gerade keine Einzahlung zu.',
  allowance: (amount) => `Sie können gerade bis zu ${amount} einzahlen.`,
  noFee: (credited) => `Keine Gebühr. ${credited} kommen auf Ihr Guthaben.`,
  fee: (fee, credited) => `Gebühr ${fee}. ${credited} kommen auf Ihr Guthaben.`,
  choose: 'Wählen Sie einen Betrag.',
  pay: 'Einzahlen',
  payAmount: (amount) => `${amount} einzahlen`,
  noneSaved:
    'Sie haben noch keine Zahlungsmethode gespeichert. Zahlen Sie einmal an der Kasse ein und speichern Sie sie dort.',
  cashier: 'Zur Kasse',
  limits: 'Einzahlungslimit setzen',
  newTab: 'Kasse und Limits öffnen sich in einem neuen Tab. Ihr Spiel bleibt hier.',
  confirmAt: 'Ihr Zahlungsanbieter bittet um Ihre Bestätigung. Ihr Spiel bleibt hier.',
  confirm: 'In neuem Tab bestätigen',
  onItsWay: 'Ihre Einzahlung ist unterwegs. Ihr Guthaben steigt, sobald sie ankommt.',
  details: 'Einzelheiten an der Kasse ansehen',
  declined: 'Die Zahlung ist nicht zustande gekommen. Ihr Guthaben ist unverändert.',
  notSure:
    'Es kam keine Antwort. Versuchen Sie es noch einmal: Dieselbe Einzahlung zählt nur einmal.',
  again: 'Noch einmal versuchen',
}
