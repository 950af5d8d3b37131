import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Sie sind offline',
  text: 'Gerade besteht keine Verbindung. Ihr Guthaben und eine offene Runde sind bei uns gespeichert; sobald Sie wieder verbunden sind, geht es weiter.',
  again: 'Noch einmal versuchen',
}
