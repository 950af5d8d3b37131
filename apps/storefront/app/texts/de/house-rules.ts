import type { Texts } from '../texts.ts'

export const terms: Texts['terms'] = {
  title: 'Geschäftsbedingungen – {brand}',
  description: 'Was Sie und das Haus vereinbaren, in klaren Worten.',
  heading: 'Geschäftsbedingungen',
  updated: 'In Kraft seit dem 1. November 2026.',
  sections: [
    {
      title: 'Wer spielen darf',
      paragraphs: [
        'Sie müssen mindestens 18 Jahre alt und an Ihrem Wohnort volljährig sein. Jeder Mensch hat ein Konto. Was Sie bei der Eröffnung angeben, muss stimmen.',
      ],
    },
    {
      title: 'Geld',
      paragraphs: [
        'Dies ist eine Vorführung. Spielgeld ist kostenlos, kann nicht gekauft werden und wird nie ausgezahlt. Testgeld sieht aus wie Dollar und ist nichts wert. Keines wird je gegen das andere getauscht.',
        'Kein Spieler kann einem anderen Geld senden.',
      ],
    },
    {
      title: 'Runden',
      paragraphs: [
        'Der Einsatz wird genommen, wenn eine Runde beginnt, der Gewinn gutgeschrieben, wenn sie endet. Es gilt die Runde, wie sie gespeichert ist; in Ihrem Verlauf können Sie sie lesen, ansehen und prüfen.',
        'Reißt die Verbindung ab, wartet die Runde auf Sie und geht an derselben Stelle weiter. Ein abgelehnter Einsatz wird nicht genommen.',
        'Macht ein Fehler von uns es unmöglich, eine Runde zu beenden, wird ihr Einsatz erstattet.',
      ],
    },
    {
      title: 'Faires Spiel',
      paragraphs: [
        'Jedes Ergebnis folgt aus Seeds, die vor dem Einsatz feststehen. Auszahlung, Trefferhäufigkeit und Chancen jedes Spiels sind veröffentlicht und gelten für alle Spieler und alle Einsätze.',
      ],
    },
    {
      title: 'Ihr Konto',
      paragraphs: [
        'Behalten Sie Ihr Passwort für sich. Nach 30 Minuten ohne Nutzung melden wir Sie ab. Ein Konto, das gegen diese Bedingungen verstößt, können wir sperren; sein Stand bleibt aufgezeichnet.',
      ],
    },
  ],
}

export const privacy: Texts['privacy'] = {
  title: 'Datenschutz – {brand}',
  description: 'Welche Daten das Haus behält, wofür, und was es nicht tut.',
  heading: 'Datenschutz',
  updated: 'In Kraft seit dem 1. November 2026.',
  sections: [
    {
      title: 'Was wir behalten',
      paragraphs: [
        'Anmeldename, E-Mail-Adresse, Geburtsdatum und Land, weil ein Konto sie braucht. Ihr Passwort nur als Einweg-Hash, den hier niemand lesen kann. Ihre Runden und jede Bewegung Ihres Guthabens, weil Sie sie prüfen können müssen.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Ein Cookie hält Ihre Sitzung, eines schützt sie vor gefälschten Anfragen. An einem wird für gut ein Jahr Ihr eigener Browser wiedererkannt, damit wir Ihnen eine Anmeldung von einem fremden melden können. Nach einer Sicherheitsprüfung steht eine Viertelstunde lang in einem, dass sie gelungen ist. Zwei weitere merken sich Sprache und Darstellung, wenn Sie sie ändern. Es gibt keine Werbe- oder Verfolgungscookies.',
      ],
    },
    {
      title: 'Wer es sieht',
      paragraphs: [
        'Andere sehen Gewinne mit verdecktem Anmeldenamen, etwa a•••a. Nichts wird verkauft. Schriften, Bilder und Skripte kommen von diesem Server. Live-Chat, Seitenstatistik und Fehlerberichte bei fremden Diensten gibt es nur, wenn diese Seite sie unten nennt, und nur, nachdem Sie zugestimmt haben.',
      ],
    },
    {
      title: 'Wie lange',
      paragraphs: [
        'Aufzeichnungen über Runden und Geld bleiben, solange das Konto besteht. Diese Vorführung kann jederzeit zurückgesetzt werden; dann wird alles darin gelöscht.',
      ],
    },
  ],
}

export const responsible: Texts['responsible'] = {
  title: 'Verantwortungsvoll spielen – {brand}',
  description: 'Wie ein Spiel ein Spiel bleibt, woran Sie Gefahr erkennen und wo es Hilfe gibt.',
  heading: 'Verantwortungsvoll spielen',
  updated: 'Nichts auf dieser Seite ist für jemand anderen gedacht.',
  sections: [
    {
      title: 'Was ein Spiel kostet',
      paragraphs: [
        'Eine Auszahlung von 96 % heißt, dass über sehr viele Runden 4 von 100 eingesetzten beim Haus bleiben. An einem Abend ist zwischen alles verlieren und viel gewinnen alles möglich; über ein Jahr zählen die 4. Kein System und kein Gefühl ändert das.',
        'Eine Runde weiß nichts von der vorigen. Eine lange Reihe von Verlusten macht einen Gewinn nicht wahrscheinlicher.',
      ],
    },
    {
      title: 'Es soll ein Spiel bleiben',
      paragraphs: [
        'Entscheiden Sie vorher, wie lange und um wie viel. Spielen Sie nie, um Verlorenes zurückzuholen. Spielen Sie nicht müde, traurig oder betrunken. Das automatische Spiel hält an den Grenzen an, die Sie dafür setzen.',
      ],
    },
    {
      title: 'Fragen Sie sich',
      paragraphs: [
        'Spielen Sie länger, als Sie wollten? Verheimlichen Sie es? Leihen Sie sich Geld dafür? Spielen Sie, um nichts anderes zu fühlen? Wenn Sie zweimal Ja gesagt haben, sprechen Sie bitte mit jemandem.',
      ],
    },
    {
      title: 'Hilfe, kostenlos und vertraulich',
      paragraphs: [
        'In Deutschland beantwortet das Bundesinstitut für Öffentliche Gesundheit Anrufe unter 0800 1372700, in Großbritannien die National Gambling Helpline unter 0808 8020 133. Die Anonymen Spieler treffen sich in den meisten Ländern und online. Gambling Therapy hilft per Chat in vielen Sprachen.',
      ],
    },
    {
      title: 'Kinder',
      paragraphs: [
        'Dieses Haus ist für Erwachsene. Nutzen Kinder Ihr Gerät, melden Sie sich nach dem Spielen ab und lassen Sie den Browser Ihr Passwort nicht speichern.',
      ],
    },
  ],
}
