import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: 'Votre dépôt – {brand}',
  description: 'Ce qu’est devenu un dépôt.',
  heading: 'Votre dépôt',
  confirmed: 'Votre dépôt est arrivé',
  confirmedText: '{amount} ont été ajoutés à votre solde.',
  waiting: 'Votre dépôt est en route',
  waitingCard:
    'La banque n’a pas encore répondu. Cela prend quelques secondes ; cette page continue d’elle-même.',
  waitingBank:
    'Dès que votre virement sera arrivé, le montant sera ajouté à votre solde. Vous pouvez quitter cette page.',
  waitingCoin:
    'La chaîne confirme votre paiement bloc par bloc. Vous pouvez quitter cette page : le montant arrivera quand même.',
  slow: 'Cela prend plus de temps que d’habitude. Rien n’est perdu : vous pouvez quitter cette page et retrouver le dépôt dans « Historique ».',
  ended: 'Rien n’a été déposé',
  endedText: 'Votre solde n’a pas changé.',
  takenBack: 'Ce dépôt a été repris',
  toGames: 'Aller aux jeux',
  again: 'Déposer à nouveau',
  other: 'Essayer un autre moyen',
  history: 'Le voir dans l’historique',
  unknown: 'Nous ne connaissons pas ce dépôt',
  unknownText:
    'L’adresse est incomplète, ou le dépôt appartient à un autre compte. Tout ce que vous avez déposé figure dans « Historique ».',
  details: 'Tous les détails',
}
