import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Sie sind offline',
  text: 'Das Haus ist gerade nicht zu erreichen. Ihr Guthaben und eine offene Runde liegen bei uns: Sobald Sie wieder verbunden sind, geht es weiter.',
  again: 'Noch einmal versuchen',
}
