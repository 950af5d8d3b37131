import type { Texts } from '../texts.ts'

export const gallery: Texts['gallery'] = {
  title: 'Fehler und Hinweise – {brand}',
  heading: 'Fehler und Hinweise',
  lead: 'Alles, was einem Spieler gesagt werden kann, wenn etwas schiefgeht. Für alle, die am Haus arbeiten; in einem Haus im Ernstbetrieb gibt es diese Seite nicht.',
  serverErrors: 'Fehler des Hauses',
  clientErrors: 'Fehler des Browsers',
  requestErrors: 'Fehler unterwegs',
  requestLead: 'Sie werden als Hinweis mit ihrem Code gezeigt.',
  flags: 'Vermerke eines Kontos',
  flagsLead:
    'Solange einer besteht, lässt sich sein Hinweis nicht schließen, und manche führen den Spieler dorthin, wo er ihn löst.',
  notices: 'Hinweise',
  noticesLead:
    'Ein gleicher wird nicht wiederholt; nur bleibende überstehen einen Wechsel der Seite.',
  closes: 'schließt mit der Seite',
  stays: 'bleibt',
  logsOut: 'meldet ab',
  show: 'Zeigen',
  showCode: '{code} zeigen',
  kinds: {
    ERROR: 'Das ist ein Fehler.',
    WARNING: 'Das ist eine Warnung.',
    INFO: 'Das ist eine Anmerkung.',
    persistent: 'Dieser Hinweis übersteht die Seite.',
    fixed: 'Dieser Hinweis lässt sich nicht schließen.',
  },
}
