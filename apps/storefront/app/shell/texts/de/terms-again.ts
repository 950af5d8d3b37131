import type { Texts } from '../texts.ts'

export const termsAgain: Texts['termsAgain'] = {
  heading: 'Diese Bedingungen sind neu',
  means:
    'Sie haben sich geändert, seit Sie zugestimmt haben. Lesen Sie sie unten; um weiterzumachen, stimmen Sie ihnen bitte zu.',
  agree: 'Ich stimme diesen Bedingungen zu',
  agreeing: 'Einen Moment',
  agreed: 'Danke. Ihre Zustimmung ist festgehalten.',
}
