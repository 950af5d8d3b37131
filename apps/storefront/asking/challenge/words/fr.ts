import type { ChallengeTexts } from '../challenge-texts.ts'

export const challenge: ChallengeTexts = {
  title: 'Un instant, s’il vous plaît',
  text: 'Nous nous assurons que vous n’êtes pas une machine. Votre appareil effectue pour cela un petit travail ; vous n’avez rien à faire.',
  working: 'Vérification de votre navigateur',
  fine: 'Ni énigme ni images, et rien sur vous ne quitte cette page.',
  frame: 'Contrôle de sécurité',
  failed: 'Cela n’a pas fonctionné. Veuillez vérifier votre connexion et réessayer.',
  again: 'Réessayer',
  close: 'Fermer',
}
