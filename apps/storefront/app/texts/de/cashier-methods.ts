import type { Texts } from '../texts.ts'

export const cashierMethods: Texts['cashierMethods'] = {
  title: 'Zahlungsweg – {brand}',
  description: 'Zahlungswege, die Sie gespeichert haben.',
  addHeading: 'Hinzufügen: {name}',
  cardText:
    'Eine Karte wird auf der Seite des Zahlungsdienstes eingegeben und dort verwahrt. Wir erfahren nur die letzten vier Ziffern und bis wann sie gilt.',
  cardGo: 'Zur Seite für die Karte',
  bankText: 'An diesen Angaben erkennen wir Ihre Überweisung.',
  coinText: 'Eine Kryptowährung muss nicht gespeichert werden: Ihre Adresse bleibt dieselbe.',
  toDeposit: 'Zur Einzahlung',
  editHeading: 'Ihr gespeicherter Zahlungsweg',
  save: 'Speichern',
  savedNow: '{name} ist gespeichert.',
  cardFixed:
    'Eine Karte lässt sich nicht ändern. Wenn Sie eine neue haben, löschen Sie diese und fügen Sie die neue hinzu.',
  expires: 'Gültig bis {month}',
  since: 'Gespeichert am {date}',
  remove: 'Löschen',
  removeQuestion: '{name} löschen?',
  removeText:
    'Dieser Zahlungsweg wird nicht mehr angeboten. Was damit gezahlt wurde, bleibt in Ihrem Verlauf.',
  removeYes: 'Ja, löschen',
  keep: 'Behalten',
  removed: '{name} wurde gelöscht.',
  unknown: 'Diesen Zahlungsweg gibt es nicht',
  unknownText: 'Er wurde gelöscht oder für Ihr Konto nie angeboten.',
}
