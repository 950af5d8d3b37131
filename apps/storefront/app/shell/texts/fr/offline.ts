import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Vous êtes hors ligne',
  text: 'Aucune connexion pour le moment. Votre solde et toute partie en cours sont conservés chez nous ; vous reprendrez dès que vous serez reconnecté.',
  again: 'Réessayer',
}
