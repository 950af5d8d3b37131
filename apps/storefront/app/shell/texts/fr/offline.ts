import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Vous êtes hors ligne',
  text: 'Aucune connexion pour le moment. Votre solde est conservé chez nous. Votre partie en cours vous attend ; une salle en direct continue.',
  again: 'Réessayer',
}
