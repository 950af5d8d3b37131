import type { ChallengeTexts } from '../challenge-texts.ts'

export const challenge: ChallengeTexts = {
  title: 'Un momento, por favor',
  text: 'Estamos comprobando que usted no es una máquina. Para ello, su dispositivo hace un pequeño trabajo; usted no tiene que hacer nada.',
  working: 'Comprobando su navegador',
  fine: 'Sin acertijos ni imágenes, y nada sobre usted sale de esta página.',
  frame: 'Comprobación de seguridad',
  failed: 'No ha funcionado. Compruebe su conexión y vuelva a intentarlo.',
  again: 'Volver a intentarlo',
  close: 'Cerrar',
}
