import type { Texts } from '../texts.ts'

export const termsAgain: Texts['termsAgain'] = {
  heading: 'Estes termos são novos',
  means: 'Eles mudaram desde que você concordou. Leia-os abaixo; para continuar, aceite-os.',
  agree: 'Concordo com estes termos',
  agreeing: 'Um momento',
  agreed: 'Obrigado. Seu aceite foi registrado.',
}
