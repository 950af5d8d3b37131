import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Sie sind offline',
  text: 'Gerade besteht keine Verbindung. Ihr Guthaben ist bei uns sicher. Eine eigene Runde wartet auf Sie; ein Live-Raum geht weiter.',
  again: 'Noch einmal versuchen',
}
