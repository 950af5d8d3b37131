import type { Texts } from '../texts.ts'

export const verification: Texts['verification'] = {
  verifyTitle: 'E-Mail bestätigen – {brand}',
  verifyDescription: 'Bestätigen Sie die E-Mail-Adresse Ihres Kontos.',
  checking: 'Ihre Adresse wird bestätigt.',
  verifiedTitle: 'Ihre E-Mail-Adresse ist bestätigt',
  verifiedText: 'Vielen Dank. Nachrichten zu Ihrem Konto erreichen Sie jetzt.',
  expiredTitle: 'Dieser Link ist zu alt',
  expiredText:
    'Links zum Bestätigen einer Adresse gelten zwei Tage lang. Fordern Sie einen neuen an, es dauert nur einen Moment.',
  invalidTitle: 'Dieser Link ist nicht gültig',
  invalidText:
    'Vielleicht hat Ihr E-Mail-Programm ihn abgeschnitten, oder die Adresse des Kontos wurde inzwischen geändert.',
  failedTitle: 'Ihre Adresse konnte nicht bestätigt werden',
  failedText: 'Das Haus hat nicht geantwortet. Ihr Link gilt weiterhin.',
  tryAgain: 'Noch einmal versuchen',
  goToGames: 'Zu den Spielen',
  logIn: 'Anmelden',
  logInForLetter: 'Für eine neue E-Mail anmelden',
  pageTitle: 'E-Mail-Bestätigung – {brand}',
  pageHeading: 'Bestätigen Sie Ihre E-Mail-Adresse',
  pageText:
    'Wir haben eine E-Mail an {email} geschickt. Folgen Sie dem Link darin, und Sie sind fertig.',
  pageWhy:
    'Sie können sofort spielen. Mit bestätigter Adresse können Sie Ihr Passwort zurücksetzen und erhalten Nachrichten zu Ihrem Konto.',
  pageHints: [
    'Die E-Mail braucht manchmal eine Minute und kann im Spam-Ordner liegen.',
    'Der Link gilt zwei Tage lang, auf jedem Gerät.',
  ],
  wrongAddress: 'Stimmt die Adresse nicht?',
  changeAddress: 'Im Profil ändern',
  doneTitle: 'Ihre E-Mail-Adresse ist bestätigt',
  doneText: '{email} ist bestätigt. Es gibt nichts mehr zu tun.',
  visitorTitle: 'Bitte melden Sie sich an',
  visitorText: 'Melden Sie sich an, um zu sehen, ob Ihre E-Mail-Adresse bestätigt ist.',
  undoTitle: 'Änderung rückgängig machen – {brand}',
  undoDescription: 'Machen Sie die Änderung Ihrer E-Mail-Adresse rückgängig.',
  undoHeading: 'Waren Sie das nicht?',
  undoText: 'Die E-Mail-Adresse Ihres Kontos wurde geändert. Sie können diese hier zurückbekommen.',
  undoPoints: [
    'Ihr Konto erhält wieder diese Adresse.',
    'Jeder Browser wird sofort abgemeldet.',
    'Sie erhalten eine E-Mail, um ein neues Passwort zu wählen.',
  ],
  undo: 'Änderung rückgängig machen',
  undoing: 'Änderung wird rückgängig gemacht',
  undoneTitle: 'Sie haben Ihre Adresse zurück',
  undoneText:
    'Jeder Browser wurde abgemeldet. Wählen Sie jetzt ein neues Passwort: die E-Mail dafür ist unterwegs.',
  takenTitle: 'Die Adresse gehört zu einem anderen Konto',
  takenText: 'Bitte wenden Sie sich an den Kundendienst, damit wir das gemeinsam klären.',
  undoExpiredTitle: 'Für diesen Link ist es zu spät',
  undoExpiredText:
    'Eine Änderung lässt sich {days} Tage lang rückgängig machen. Bitte wenden Sie sich an den Kundendienst, wenn Sie es nicht waren.',
  undoInvalidTitle: 'Dieser Link ist nicht gültig',
  undoInvalidText: 'Vielleicht wurde die Änderung schon rückgängig gemacht.',
}
