import type { Texts } from '../texts.ts'

export const passwords: Texts['passwords'] = {
  changeTitle: 'Passwort ändern – {brand}',
  changeDescription: 'Wählen Sie ein anderes Passwort für Ihr Konto.',
  changeHeading: 'Passwort ändern',
  changeLead:
    'Dabei wird jeder andere Browser abgemeldet, und Sie erhalten eine E-Mail zur Bestätigung.',
  resetTitle: 'Passwort vergessen – {brand}',
  resetDescription: 'Fordern Sie einen Link an, um ein neues Passwort zu wählen.',
  fields: {
    oldPassword: 'Bisheriges Passwort',
    newPassword: 'Neues Passwort',
    email: 'E-Mail',
  },
  named: {
    oldPassword: 'bisheriges Passwort',
    newPassword: 'neues Passwort',
    email: 'E-Mail',
  },
  unchanged: 'Bitte wählen Sie ein Passwort, das sich vom bisherigen unterscheidet.',
  change: 'Passwort ändern',
  changing: 'Ihr Passwort wird geändert',
  changedTitle: 'Ihr Passwort ist geändert',
  changedText: 'Dieser Browser bleibt angemeldet, alle anderen wurden abgemeldet.',
  goToGames: 'Zu den Spielen',
  visitorTitle: 'Bitte melden Sie sich an',
  visitorText: 'Um Ihr Passwort zu ändern, müssen Sie angemeldet sein.',
  logIn: 'Anmelden',
  forgot: 'Passwort vergessen?',
  askHeading: 'Passwort vergessen?',
  askLead:
    'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  sendLink: 'Link schicken',
  sendingLink: 'Link wird geschickt',
  remembered: 'Ist es Ihnen wieder eingefallen?',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sentText:
    'Falls ein Konto die Adresse {email} hat, ist eine E-Mail unterwegs. Ihr Link gilt einmal und 30 Minuten lang.',
  sentNothing:
    'Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder versuchen Sie es mit einer anderen Adresse.',
  askAgain: 'Andere Adresse versuchen',
  chooseHeading: 'Neues Passwort wählen',
  chooseLead: 'Sie werden überall abgemeldet und melden sich mit dem neuen Passwort an.',
  save: 'Passwort speichern',
  saving: 'Ihr Passwort wird gespeichert',
  savedTitle: 'Ihr Passwort ist geändert',
  savedText: 'Sie können sich jetzt damit anmelden.',
  checking: 'Ihr Link wird geprüft.',
  deadTitle: 'Dieser Link ist nicht mehr gültig',
  deadText:
    'Er wurde schon benutzt, ist älter als 30 Minuten, oder das Passwort wurde inzwischen geändert.',
  newLink: 'Neuen Link anfordern',
  failedTitle: 'Ihr Link konnte nicht geprüft werden',
  failedText: 'Das Haus hat nicht geantwortet. Ihr Link gilt weiterhin.',
  tryAgain: 'Noch einmal versuchen',
}
