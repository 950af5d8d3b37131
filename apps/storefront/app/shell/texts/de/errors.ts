import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  reference: 'Code {code}',
  network: 'Die Verbindung ist abgebrochen. Prüfen Sie sie und versuchen Sie es noch einmal.',
  generic: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  tooManyRequests: 'Das war zu schnell. Bitte warten Sie einen Moment.',
  impervaChallenge:
    'Die Sicherheitsprüfung wurde nicht abgeschlossen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  goToGame: 'Zu {game}',
  buttons: {
    reload: 'Seite neu laden',
    goToGames: 'Zu den Spielen',
    goToDeposit: 'Zur Einzahlung',
    goToBonus: 'Zum Bonus',
    goToLogin: 'Anmelden',
    goToRegistration: 'Konto eröffnen',
    goToProfile: 'Profil bearbeiten',
    goToLimits: 'Zu den Limits',
    goToProvider: 'Zum Anbieter',
    close: 'Schließen',
    back: 'Zurück',
  },
  refusals: {
    inactivityTimeout: {
      title: 'Abgemeldet',
      text: 'Sie waren eine Weile nicht da, deshalb haben wir Sie abgemeldet. Bitte melden Sie sich wieder an.',
    },
    notEnoughCash: {
      title: 'Guthaben reicht nicht',
      text: 'Ihr Guthaben deckt diesen Einsatz nicht.',
    },
    notPermitted: { title: 'Nicht möglich', text: 'Mit diesem Konto geht das nicht.' },
    tooManyAttempts: {
      title: 'Zu viele Versuche',
      text: 'Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen.',
    },
    loginRequired: {
      title: 'Anmeldung nötig',
      text: 'Bitte melden Sie sich an, um fortzufahren.',
    },
    csrfInvalid: {
      title: 'Sitzung abgelaufen',
      text: 'Diese Seite war zu lange offen. Laden Sie sie neu und machen Sie dort weiter, wo Sie waren.',
    },
    maintenance: {
      title: 'Website wird gerade gewartet',
      text: 'Wir arbeiten am Haus und sind bald zurück. Ihr Guthaben und offene Runden sind sicher.',
    },
    duplicateConnection: {
      title: 'Dieses Spiel ist mehrfach geöffnet',
      text: 'Das Spiel wurde anderswo geöffnet. Laden Sie neu, um hier zu spielen.',
    },
    gameNotEnabled: {
      title: 'Spiel vorübergehend nicht verfügbar',
      text: 'Dieses Spiel ist zurzeit ausgeschaltet. Offene Runden bleiben erhalten.',
    },
    userSuspended: {
      title: 'Konto gesperrt',
      text: 'Mit diesem Konto kann nicht gespielt werden. Bitte wenden Sie sich an den Support.',
    },
    invalidEmail: {
      title: 'Ungültige E-Mail-Adresse',
      text: 'E-Mails an Ihre Adresse kommen zurück. Bitte geben Sie in Ihrem Profil eine andere an.',
    },
    bonusStakeLimit: {
      title: 'Einsatz zu hoch für Ihren Bonus',
      text: 'Solange Ihr Bonus aktiv ist, darf ein Einsatz höchstens so viel kosten, wie unter Bonuscode steht. Es wurde nichts genommen: Wählen Sie einen kleineren Einsatz.',
    },
    bonusCodeInvalid: {
      title: 'Code nicht angenommen',
      text: 'Dieser Bonuscode kann nicht benutzt werden.',
    },
    bonusNotAllowed: {
      title: 'Nicht mit diesem Bonus',
      text: 'Ihr aktiver Bonus kann in diesem Spiel nicht eingesetzt werden.',
    },
    bonusLocked: {
      title: 'Bonus in einem anderen Spiel',
      text: 'Ihre Freispiele laufen in einem anderen Spiel. Beenden oder stornieren Sie sie zuerst.',
    },
    freeSpinsInconsistent: {
      title: 'Fehler der Spielsitzung',
      text: 'Ihre Freispiele und diese Seite stimmen nicht überein. Laden Sie neu, um beim letzten Stand weiterzumachen.',
    },
    roundFinished: {
      title: 'Runde schon beendet',
      text: 'Diese Runde ist zu Ende. Laden Sie neu, um den Stand zu sehen.',
    },
    formInvalid: {
      title: 'Bitte prüfen Sie Ihre Angaben',
      text: 'Ein Teil der Angaben wurde nicht angenommen.',
    },
    requestKeyReused: {
      title: 'Schon beantwortet',
      text: 'Diese Anfrage wurde schon einmal mit anderem Inhalt gestellt. Laden Sie die Seite neu.',
    },
    otpRequired: {
      title: 'Zweiter Schritt',
      text: 'Bitte geben Sie den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
    },
    otpWrong: {
      title: 'Code nicht angenommen',
      text: 'Der Code ist falsch, zu alt oder schon benutzt. Bitte geben Sie den ein, den Ihre App jetzt zeigt.',
    },
    proofRequired: {
      title: 'Bitte bestätigen',
      text: 'Bitte bestätigen Sie mit Ihrem Passwort oder einem Passkey, dass Sie es sind.',
    },
    passwordWrong: { title: 'Falsches Passwort', text: 'Das Passwort ist falsch.' },
    passkeyRefused: {
      title: 'Passkey nicht angenommen',
      text: 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
    },
    tooManyPasskeys: {
      title: 'Zu viele Passkeys',
      text: 'Dieses Konto hat zwanzig Passkeys. Bitte entfernen Sie einen, den Sie nicht mehr brauchen.',
    },
    accountClosed: {
      title: 'Konto geschlossen',
      text: 'Dieses Konto wurde von seiner Inhaberin oder seinem Inhaber geschlossen. Bitte wenden Sie sich an den Support.',
    },
    accountFirst: {
      title: 'Konto erforderlich',
      text: 'Dafür brauchen Sie ein Konto. Das ist in einer Minute eröffnet, und Ihre Credits behalten Sie.',
    },
    guestsNotHere: {
      title: 'Konto erforderlich',
      text: 'Als Gast können Sie hier nicht spielen. Eröffnen Sie ein Konto oder melden Sie sich an.',
    },
    loginFailed: {
      title: 'Anmeldung fehlgeschlagen',
      text: 'Der Anmeldename oder das Passwort stimmt nicht.',
    },
    tooSoon: {
      title: 'Noch einen Moment',
      text: 'An Ihrem Ort ist zwischen zwei Runden eine Pause vorgeschrieben. Bitte warten Sie einen Moment.',
    },
    tooLate: {
      title: 'Zu spät',
      text: 'Die Runde ist schon weiter. Dafür wurde nichts von Ihrem Guthaben abgebucht.',
    },
    stakeLimit: {
      title: 'Einsatz zu hoch',
      text: 'An Ihrem Ort ist vorgeschrieben, was eine Runde höchstens kosten darf. Bitte wählen Sie einen kleineren Einsatz.',
    },
    placeNotServed: {
      title: 'An Ihrem Ort nicht verfügbar',
      text: 'An Ihrem Ort dürfen wir kein echtes Geld annehmen. Ihr Guthaben gehört weiter Ihnen: Sie können es auszahlen lassen.',
    },
    limitFirst: {
      title: 'Legen Sie zuerst ein Einzahlungslimit fest',
      text: 'An Ihrem Ort legen Spieler vor der Einzahlung ein Limit fest. Unter Limits dauert das eine Minute.',
    },
    identityFirst: {
      title: 'Bestätigen Sie zuerst Ihre Identität',
      text: 'An Ihrem Ort müssen wir vor der Einzahlung wissen, wer Sie sind. Bestätigen Sie Ihre Identität in der Kasse.',
    },
    ownLimit: {
      title: 'Ihr Limit',
      text: 'Sie haben ein Limit erreicht, das Sie selbst gesetzt haben. Unter Limits sehen Sie, wann es neu beginnt.',
    },
    onPause: {
      title: 'Sie machen Pause',
      text: 'Sie haben eine Spielpause gewählt. Unter Limits sehen Sie, wann sie endet. Ihr Geld gehört Ihnen: Sie können es auszahlen.',
    },
    gamesBlocked: {
      title: 'Von Ihnen ausgeschaltet',
      text: 'Sie haben diese Spiele ausgeschaltet. Unter Limits können Sie sie wieder einschalten; das dauert einen Tag.',
    },
    clientSeedMissing: {
      title: 'Client-Seed fehlt',
      text: 'Zum Spielen brauchen Sie einen Client-Seed. Bitte laden Sie die Seite neu.',
    },
    clientSeedFixed: {
      title: 'Client-Seed steht fest',
      text: 'Ihre Runden nutzen schon einen Client-Seed. Einen neuen wählen Sie, wenn Sie die Seeds wechseln.',
    },
    clientSeedUsed: {
      title: 'Bitte anderen Client-Seed wählen',
      text: 'Diesen Client-Seed haben Sie gerade verwendet. Bitte wählen Sie einen anderen.',
    },
    seedHashUnknown: {
      title: 'Ihre Seeds sind andere',
      text: 'Ihre Seeds haben sich geändert, seit diese Seite geöffnet wurde. Bitte laden Sie die Seite neu.',
    },
    roundOpen: {
      title: 'Eine Runde ist offen',
      text: 'Beenden Sie zuerst die offene Runde und versuchen Sie es dann noch einmal.',
    },
    linkInvalid: {
      title: 'Link nicht gültig',
      text: 'Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordern Sie einen neuen an.',
    },
    notFound: { title: 'Nicht gefunden', text: 'Das gibt es nicht, oder es gehört Ihnen nicht.' },
    listFull: {
      title: 'Liste voll',
      text: 'In dieser Liste stehen so viele Spiele, wie sie fassen kann. Bitte entfernen Sie erst eines.',
    },
    methodUnavailable: {
      title: 'Zahlungsmethode nicht verfügbar',
      text: 'Diese Zahlungsmethode steht Ihrem Konto zurzeit nicht zur Verfügung. Bitte wählen Sie eine andere.',
    },
    paymentUnavailable: {
      title: 'Zahlungsdienst nicht erreichbar',
      text: 'Der Zahlungsdienst hat nicht geantwortet. Es wurde nichts begonnen und nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
    },
    depositLimit: {
      title: 'Einzahlungslimit erreicht',
      text: 'Das ist mehr, als Sie zurzeit einzahlen können. Es wurde nichts abgebucht.',
    },
    emailNotVerified: {
      title: 'E-Mail-Adresse bestätigen',
      text: 'Sie können sich Geld auszahlen lassen, sobald Ihre E-Mail-Adresse bestätigt ist. Öffnen Sie den Link in unserer E-Mail oder fordern Sie in Ihrem Profil einen neuen an.',
    },
    withdrawalLimit: {
      title: 'Auszahlungslimit erreicht',
      text: 'Das ist mehr oder öfter, als in dieser Zeit ausgezahlt wird. Ihr Guthaben wurde nicht verändert.',
    },
    payBackFirst: {
      title: 'Zuerst an Ihre Einzahlungsmethode auszahlen',
      text: 'Einzahlungen gehen an die Zahlungsmethode zurück, mit der sie kamen. Bitte zahlen Sie diesen Betrag dorthin aus.',
    },
    notPending: {
      title: 'Nicht mehr ausstehend',
      text: 'Das lässt sich nicht mehr zurücknehmen: Es wurde gesendet oder ist beendet.',
    },
    methodsFull: {
      title: 'Zu viele gespeicherte Zahlungsmethoden',
      text: 'Ihr Konto kann keine weiteren Zahlungsmethoden speichern. Bitte löschen Sie erst eine.',
    },
  },
  client: {
    externalHtmlLoadingFailed: {
      title: 'Hoppla, da ist etwas schiefgegangen',
      text: 'Ein Teil dieser Seite konnte nicht geladen werden. Versuchen Sie es noch einmal; geschieht es wieder, wenden Sie sich bitte an den Support.',
    },
    loadingPageError: {
      title: 'Hoppla, da ist etwas schiefgegangen',
      text: 'Die Seite konnte nicht gezeigt werden. Versuchen Sie es noch einmal; geschieht es wieder, wenden Sie sich bitte an den Support.',
    },
    gameAssetsLoadingFailed: {
      title: 'Das Spiel konnte nicht geladen werden',
      text: 'Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    },
    gameHelpLoadingFailed: {
      title: 'Die Regeln konnten nicht geladen werden',
      text: 'Bitte laden Sie die Seite neu. Geschieht es wieder, wenden Sie sich bitte an den Support.',
    },
    providerLobbyUsed: {
      title: 'Lobby des Anbieters benutzt',
      text: 'Spiele lassen sich nur aus der Lobby des Casinos starten.',
    },
    webgl: {
      title: 'Spiel kann nicht geladen werden',
      text: 'Bitte schalten Sie in Ihrem Browser die Hardwarebeschleunigung ein oder nehmen Sie einen anderen Browser.',
    },
    connectionLost: {
      title: 'Verbindung verloren',
      text: 'Bitte prüfen Sie Ihre Verbindung. Diese Seite braucht eine.',
    },
    pageNotFound: {
      title: 'Seite nicht gefunden',
      text: 'Diese Seite gibt es nicht. Vielleicht wurde sie verschoben, oder die Adresse stimmt nicht.',
    },
    failure: {
      title: 'Hoppla, da ist etwas schiefgegangen',
      text: 'Bitte versuchen Sie es noch einmal. Geschieht es wieder, wenden Sie sich bitte an den Support.',
    },
  },
}
