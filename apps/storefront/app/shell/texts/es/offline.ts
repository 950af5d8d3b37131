import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'No tiene conexión',
  text: 'Ahora mismo no podemos conectar con la casa. Su saldo y cualquier ronda abierta se guardan aquí: podrá seguir en cuanto recupere la conexión.',
  again: 'Intentar de nuevo',
}
