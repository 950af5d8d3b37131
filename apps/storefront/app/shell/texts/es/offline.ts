import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'No tiene conexión',
  text: 'Ahora mismo no hay conexión. Nosotros guardamos su saldo. Su ronda abierta le espera; una sala en vivo continúa.',
  again: 'Intentarlo de nuevo',
}
