import { undoEmailDays } from '@fairhouse/contract/limits'
import { type LetterTexts, writeReport } from '../letter-words.ts'
import { deviceOf } from '../device.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const notYou = 'Wenn Sie das nicht waren, schreiben Sie sofort unserem Kundendienst.'

const factorChanges = {
  twoStepOn: 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
  twoStepOff: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
  codesRenewed: 'Neue Wiederherstellungscodes wurden erzeugt',
  passkeyAdded: 'Ein Passkey wurde hinzugefügt',
  passkeyRemoved: 'Ein Passkey wurde entfernt',
} as const

const suspensionCauses = {
  security: 'Wir vermuten, dass jemand anderes Ihr Konto benutzt.',
  identity: 'Wir müssen zuerst Ihre Identität prüfen.',
  terms: 'Wir prüfen, ob das Konto so benutzt wurde, wie es unsere Bedingungen erlauben.',
  check: 'Wir führen eine Prüfung durch und schreiben Ihnen, sobald sie abgeschlossen ist.',
} as const

export const de: LetterTexts = {
  orOpen: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  sentBecause: 'Sie erhalten diese E-Mail wegen Ihres Kontos bei uns.',
  letters: {
    verifyEmail: ({ login, link, hours }, { brand }) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      heading: `Willkommen, ${login}`,
      paragraphs: [
        `Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, damit ${brand} Sie erreicht, wenn es darauf ankommt.`,
        `Der Link gilt ${counted(hours, 'Stunde', 'Stunden')} und nur einmal.`,
      ],
      button: { label: 'Adresse bestätigen', path: link },
      quiet: [
        'Wenn Sie kein Konto eröffnet haben, beachten Sie diese E-Mail nicht; es geschieht nichts weiter.',
      ],
    }),
    passwordRecovery: ({ login, link, minutes }) => ({
      subject: 'Wählen Sie ein neues Passwort',
      heading: 'Wählen Sie ein neues Passwort',
      paragraphs: [
        `Jemand, vermutlich Sie selbst, hat für das Konto ${login} ein neues Passwort angefordert.`,
        `Der Link gilt ${counted(minutes, 'Minute', 'Minuten')} und nur einmal.`,
      ],
      button: { label: 'Passwort wählen', path: link },
      quiet: [
        'Wenn Sie das nicht angefordert haben, beachten Sie diese E-Mail nicht. Ihr Passwort bleibt, wie es ist.',
      ],
    }),
    passwordChanged: ({ login, at, address, userAgent }, { moment }) => ({
      subject: 'Ihr Passwort wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      paragraphs: [
        `Das Passwort des Kontos ${login} wurde geändert. Andere Geräte wurden abgemeldet.`,
      ],
      facts: [
        ['Wann', moment(at)],
        ['Adresse', address],
        ['Gerät', deviceOf(userAgent) ?? 'unbekannt'],
      ],
      quiet: [notYou],
    }),
    emailChanged: ({ login, newEmail, undoLink }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        `E-Mails zum Konto ${login} gehen ab jetzt an ${newEmail}.`,
        `Wenn Sie das nicht wollten, machen Sie es in den nächsten ${undoEmailDays} Tagen rückgängig:`,
      ],
      button: { label: 'Alte Adresse behalten', path: undoLink },
      quiet: ['Wenn Sie sie selbst geändert haben, ist nichts zu tun.'],
    }),
    newSignIn: ({ login, at, address, userAgent, link }, { moment }) => ({
      subject: 'Anmeldung von einem neuen Gerät',
      heading: 'Anmeldung von einem neuen Gerät',
      paragraphs: [
        `Beim Konto ${login} hat sich jemand von einem Gerät oder Ort angemeldet, den wir noch nicht kennen.`,
      ],
      facts: [
        ['Wann', moment(at)],
        ['Adresse', address],
        ['Gerät', deviceOf(userAgent) ?? 'unbekannt'],
      ],
      button: { label: 'Meine Anmeldungen ansehen', path: link },
      quiet: [
        'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, beenden Sie diese Sitzung und ändern Sie Ihr Passwort.',
      ],
    }),
    accountClosed: ({ login }, { brand }) => ({
      subject: 'Ihr Konto ist geschlossen',
      heading: 'Ihr Konto ist geschlossen',
      paragraphs: [
        `Das Konto ${login} bei ${brand} wurde auf Ihren Wunsch geschlossen. Niemand kann sich mehr damit anmelden.`,
        'Was wir nach dem Gesetz aufbewahren müssen, bewahren wir so lange auf, wie es verlangt, und nicht länger.',
      ],
      quiet: [notYou],
    }),
    erasureAhead: ({ login, dueAt, link }, { brand, moment }) => ({
      subject: 'Wir löschen Ihre Daten',
      heading: 'Wir löschen Ihre Daten',
      paragraphs: [
        `Sie haben uns gebeten, die Daten Ihres Kontos ${login} bei ${brand} zu löschen. Das geschieht am ${moment(dueAt)}. Dann wird das Konto geschlossen, und niemand kann sich mehr damit anmelden.`,
        'Zahlen Sie Ihr Geld vorher aus: Solange welches auf dem Konto ist, warten wir.',
      ],
      button: { label: 'Konto behalten', path: link },
      quiet: [
        'Wenn Sie das nicht waren: Melden Sie sich an, behalten Sie Ihr Konto und ändern Sie Ihr Passwort.',
      ],
    }),
    accountErased: ({ login, keptUntil }, { brand, moment }) => ({
      subject: 'Ihre Daten sind gelöscht',
      heading: 'Ihre Daten sind gelöscht',
      paragraphs: [
        `Wir haben die Daten Ihres Kontos ${login} bei ${brand} gelöscht: Anmeldename, Adressen, Telefonnummer, Anmeldungen, Nachrichten und gespeicherte Zahlungsmethoden.`,
        ...(keptUntil === null
          ? []
          : [
              `Ihren Namen und Ihr Geburtsdatum müssen wir bis ${moment(keptUntil)} aufbewahren, weil Sie hier gezahlt oder sich gesperrt haben. Dauert eine Sperre länger, dann so lange wie sie.`,
            ]),
        'Ihre Runden und Zahlungen bleiben ohne Namen erhalten, weil wir nach dem Gesetz Buch führen müssen. Dies ist die letzte E-Mail, die Sie von uns bekommen.',
      ],
      quiet: [],
    }),
    accountSuspended: ({ login, cause, link }) => ({
      subject: 'Ihr Konto ist gesperrt',
      heading: 'Ihr Konto ist gesperrt',
      paragraphs: [
        `Wir haben Ihr Konto ${login} gesperrt. Solange die Sperre gilt, können Sie nicht spielen und nichts einzahlen.`,
        suspensionCauses[cause],
        'Ihr Geld bleibt Ihres: Sie können sich weiterhin anmelden, es auszahlen lassen und Ihre Daten herunterladen.',
      ],
      button: { label: 'Kontakt', path: link },
      quiet: ['Schreiben Sie uns, wenn Sie das für einen Irrtum halten.'],
    }),
    accountReleased: ({ login }) => ({
      subject: 'Ihr Konto ist nicht mehr gesperrt',
      heading: 'Ihr Konto ist nicht mehr gesperrt',
      paragraphs: [`Sie können mit Ihrem Konto ${login} wieder spielen und einzahlen.`],
      quiet: [],
    }),
    factorChanged: ({ login, change, at, address, userAgent, link }, { moment }) => ({
      subject: factorChanges[change],
      heading: factorChanges[change],
      paragraphs: [`Das geschah beim Konto ${login}.`],
      facts: [
        ['Wann', moment(at)],
        ['Adresse', address],
        ['Gerät', deviceOf(userAgent) ?? 'unbekannt'],
      ],
      button: { label: 'Ansehen, wer hineinkommt', path: link },
      quiet: [
        'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, wählen Sie ein neues Passwort und schreiben Sie sofort an unseren Kundendienst.',
      ],
    }),
    recoveryCodesUsed: ({ login, left }) => ({
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      heading: 'Ein Wiederherstellungscode wurde benutzt',
      paragraphs: [
        `Jemand hat sich beim Konto ${login} mit dem Passwort und einem Wiederherstellungscode angemeldet.`,
        left === 0
          ? 'Es ist kein Code mehr übrig. Erzeugen Sie auf der Sicherheitsseite neue, solange Sie angemeldet sind.'
          : `${left === 1 ? 'Ein Code ist' : `${left} Codes sind`} noch übrig. Neue erzeugen Sie auf der Sicherheitsseite.`,
      ],
      quiet: [notYou],
    }),
    paymentNews: ({ login, subject, paragraphs, link }) => ({
      subject,
      heading: subject,
      paragraphs,
      button: { label: 'Jeden Schritt ansehen', path: link },
      quiet: [`Sie erhalten diese E-Mail, weil sich Geld des Kontos ${login} bewegt hat.`],
    }),
    report: writeReport,
    newsletter: ({ subject, paragraphs, unsubscribe }) => ({
      subject,
      heading: subject,
      paragraphs,
      quiet: ['Sie erhalten diese E-Mail, weil Sie unsere Neuigkeiten wünschen.'],
      footLink: { label: 'Abbestellen', path: unsubscribe },
    }),
  },
}
