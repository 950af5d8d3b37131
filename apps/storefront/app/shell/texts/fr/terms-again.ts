import type { Texts } from '../texts.ts'

export const termsAgain: Texts['termsAgain'] = {
  heading: 'Ces conditions sont nouvelles',
  means:
    'Elles ont changé depuis votre acceptation. Lisez-les ci-dessous ; pour continuer, veuillez les accepter.',
  agree: 'J’accepte ces conditions',
  agreeing: 'Un instant',
  agreed: 'Merci. Votre accord est enregistré.',
}
