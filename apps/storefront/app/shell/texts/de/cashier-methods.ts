import type { Texts } from '../texts.ts'

export const cashierMethods: Texts['cashierMethods'] = {
  title: 'Zahlungsmethode – {brand}',
  description: 'Ihre gespeicherten Zahlungsmethoden.',
  addHeading: 'Hinzufügen: {name}',
  cardText:
    'Eine Karte wird auf der Seite des Zahlungsdienstes eingegeben und dort verwahrt. Wir erfahren nur die letzten vier Ziffern und bis wann sie gilt.',
  cardGo: 'Zur Seite für die Karte',
  bankText: 'An diesen Angaben erkennen wir Ihre Überweisung.',
  coinText: 'Eine Kryptowährung muss nicht gespeichert werden: Ihre Adresse bleibt dieselbe.',
  toDeposit: 'Zur Einzahlung',
  editHeading: 'Gespeicherte Zahlungsmethode',
  save: 'Speichern',
  savedNow: '{name} ist gespeichert.',
  cardFixed:
    'Eine Karte lässt sich nicht ändern. Wenn Sie eine neue haben, löschen Sie diese und fügen Sie die neue hinzu.',
  expires: 'Gültig bis {month}',
  since: 'Gespeichert am {date}',
  remove: 'Löschen',
  removeQuestion: '{name} löschen?',
  removeText: 'Sie wird nicht mehr angeboten. Frühere Zahlungen bleiben in Ihrem Verlauf.',
  removeYes: 'Ja, löschen',
  keep: 'Behalten',
  removed: '{name} wurde gelöscht.',
  unknown: 'Diese Zahlungsmethode gibt es nicht',
  unknownText: 'Er wurde gelöscht oder für Ihr Konto nie angeboten.',
}
