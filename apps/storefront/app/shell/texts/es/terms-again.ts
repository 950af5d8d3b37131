import type { Texts } from '../texts.ts'

export const termsAgain: Texts['termsAgain'] = {
  heading: 'Estas condiciones son nuevas',
  means: 'Han cambiado desde que usted las aceptó. Léalas a continuación y acéptelas para seguir.',
  agree: 'Acepto estas condiciones',
  agreeing: 'Un momento',
  agreed: 'Gracias. Su aceptación ha quedado registrada.',
}
