import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'No tiene conexión',
  text: 'Ahora mismo no hay conexión. Nosotros guardamos su saldo y cualquier ronda abierta: podrá seguir en cuanto la recupere.',
  again: 'Intentarlo de nuevo',
}
