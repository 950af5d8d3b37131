import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, vielleicht gab es sie nie.',
  brokenTitle: 'Hoppla, da ist etwas schiefgegangen',
  brokenText:
    'Die Seite konnte nicht gezeigt werden. Versuchen Sie es noch einmal; geschieht es wieder, wenden Sie sich bitte an den Support.',
  reference: 'Code {code}',
  network: 'Die Verbindung ist abgebrochen. Prüfen Sie sie und versuchen Sie es noch einmal.',
  generic: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  tooManyRequests: 'Das war zu schnell. Bitte warten Sie einen Moment.',
  invalidAnswer: 'Die Antwort war nicht zu verstehen. Bitte versuchen Sie es noch einmal.',
  offlineTitle: 'Sie sind offline',
  offlinePage: 'Diese Seite braucht eine Verbindung.',
  buttons: {
    reload: 'Seite neu laden',
    goToGames: 'Zu den Spielen',
    goToDeposit: 'Zur Einzahlung',
    goToBonus: 'Zum Bonus',
    goToLogin: 'Anmelden',
    goToProfile: 'Zum Profil',
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
    loginFailed: {
      title: 'Anmeldung fehlgeschlagen',
      text: 'Der Anmeldename oder das Passwort stimmt nicht.',
    },
    roundOpen: {
      title: 'Eine Runde ist offen',
      text: 'Beenden Sie zuerst die offene Runde und versuchen Sie es dann noch einmal.',
    },
    notFound: { title: 'Nicht gefunden', text: 'Das gibt es nicht, oder es gehört Ihnen nicht.' },
  },
}
