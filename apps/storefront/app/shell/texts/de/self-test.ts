import type { Texts } from '../texts.ts'

export const selfTest: Texts['selfTest'] = {
  title: 'Selbsttest – {brand}',
  description: 'Neun Fragen zum eigenen Spiel, und wer hilft.',
  heading: 'Wie steht es um Ihr Spiel?',
  lead: 'Neun Fragen zeigen, ob das Spielen zum Problem wird. Das dauert zwei Minuten.',
  private: 'Ihre Antworten bleiben in Ihrem Browser. Wir senden, speichern und sehen sie nicht.',
  span: 'Denken Sie an die letzten 12 Monate. Wie oft war es so?',
  items: {
    beyondMeans: 'Sie haben mehr gesetzt, als Sie sich zu verlieren leisten konnten',
    tolerance: 'Sie brauchten höhere Einsätze für dieselbe Spannung',
    chasing: 'Sie sind an einem anderen Tag zurückgekommen, um Verluste zurückzugewinnen',
    borrowing: 'Sie haben Geld geliehen oder etwas verkauft, um zu spielen',
    felt: 'Sie dachten, Sie könnten ein Problem mit dem Spielen haben',
    criticised:
      'Andere haben Ihr Spielen kritisiert oder ein Problem genannt, ob zu Recht oder nicht',
    guilt: 'Sie hatten ein schlechtes Gewissen wegen Ihres Spielens oder seiner Folgen',
    health: 'Das Spielen hat Ihrer Gesundheit geschadet, etwa durch Stress oder Sorgen',
    finances: 'Das Spielen hat Sie oder Ihren Haushalt in Geldnot gebracht',
  },
  answers: {
    never: 'Nie',
    sometimes: 'Manchmal',
    often: 'Meistens',
    always: 'Fast immer',
  },
  missing: 'Wählen Sie eine Antwort.',
  show: 'Ergebnis zeigen',
  points: '{points} von {most} Punkten',
  levels: {
    none: {
      heading: 'Kein Anzeichen für ein Problem',
      text: 'Ihre Antworten zeigen keinen Schaden. Limits helfen, dass es so bleibt.',
    },
    low: {
      heading: 'Geringes Risiko',
      text: 'Manches an Ihrem Spiel kostet Sie vielleicht mehr, als Sie wollen. Setzen Sie Limits, bevor es mehr wird.',
    },
    moderate: {
      heading: 'Mittleres Risiko',
      text: 'Das Spielen hat für Sie schon schlechte Folgen. Machen Sie eine Pause, setzen Sie Limits und sprechen Sie mit jemandem, der sich damit auskennt.',
    },
    high: {
      heading: 'Hohes Risiko',
      text: 'Ihre Antworten sprechen für ein Spielproblem; vielleicht verlieren Sie die Kontrolle. Sie müssen das nicht allein lösen: Rufen Sie bitte eine der Hilfestellen an, und sperren Sie sich hier, wenn Ihnen das hilft.',
    },
  },
  toLimits: 'Limits setzen oder Pause machen',
  toHelp: 'Wer hilft',
  help: 'Wer hilft',
  helpIn: 'Wer hilft: {country}',
  helpText:
    'Diese Stellen haben mit uns nichts zu tun. Sie sind kostenlos und vertraulich und helfen auch Angehörigen.',
  otherCountries: 'Andere Länder',
  source:
    'Die Fragen folgen dem Problem Gambling Severity Index (Ferris und Wynne, 2001), in unseren Worten. Sie sind keine Diagnose.',
}
