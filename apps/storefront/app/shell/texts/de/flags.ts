import type { Texts } from '../texts.ts'

export const flags: Texts['flags'] = {
  birthDate: 'Ihr Geburtsdatum ist nicht gültig. Bitte wenden Sie sich an den Kundendienst.',
  contactAddress: 'Ihre Anschrift ist nicht gültig. Bitte berichtigen Sie sie in Ihrem Profil.',
  changeContactEmail:
    'E-Mails an Ihre Adresse kommen zurück. Bitte geben Sie in Ihrem Profil eine andere an.',
  password: 'Ihr Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
  passwordRecovery: 'Zum Schutz Ihres Kontos muss ein neues Passwort gewählt werden.',
  phone: 'Ihre Telefonnummer ist nicht gültig. Bitte berichtigen Sie sie in Ihrem Profil.',
  terms:
    'Unsere Allgemeinen Geschäftsbedingungen haben sich geändert. Bitte lesen Sie sie und stimmen Sie zu.',
  ways: {
    contactAddress: 'Zum Profil',
    changeContactEmail: 'Zum Profil',
    password: 'Passwort ändern',
    phone: 'Zum Profil',
    terms: 'Zu den Bedingungen',
  },
  suspended:
    'Dieses Konto ist gesperrt: Spielen und Einzahlen sind nicht möglich. Ihr Guthaben bleibt Ihres und kann ausgezahlt werden.',
  suspendedWithdraw: 'Auszahlen',
  suspendedContact: 'Support kontaktieren',
  unfinished: 'Ihre Runde in {game} ist noch nicht zu Ende.',
  unfinishedWay: 'Weiterspielen',
  guestName: 'Als Gast spielen',
  guest: 'Sie spielen als Gast. Eröffnen Sie ein Konto, um Ihre Credits zu behalten.',
  guestWay: 'Konto eröffnen',
  unverified: 'Ihre E-Mail ist nicht bestätigt.',
  unverifiedMore: 'Bestätigen',
  resend: 'E-Mail noch einmal schicken',
  resending: 'E-Mail wird geschickt',
  resent: 'Eine E-Mail an {email} ist unterwegs.',
  mailbox:
    'Dieses Haus ist eine Demo: Seine E-Mails liegen in einem Postfach, das jeder lesen kann.',
  openMailbox: 'Postfach öffnen',
}
