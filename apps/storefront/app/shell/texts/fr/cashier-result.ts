import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: 'Votre dépôt – {brand}',
  description: 'Ce qu’est devenu un dépôt.',
  heading: 'Votre dépôt',
  confirmed: 'Votre dépôt est arrivé',
  confirmedText: '{amount} ont été ajoutés à votre solde.',
  waiting: 'Votre dépôt est en route',
  waitingHead: 'Votre dépôt vous attend',
  waitingPlayer:
    'Vous n’avez pas encore payé. Vous pouvez reprendre où vous en étiez ; sinon, cela se termine de soi-même et rien n’est débité.',
  waitingTransfer:
    'Faites le virement ci-dessous. Dès qu’il sera arrivé, le montant sera ajouté à votre solde. Vous pouvez quitter cette page et y revenir.',
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
  bankHeading: 'Faites maintenant le virement',
  bankText:
    'Virez {amount} depuis votre propre compte bancaire, avec exactement ces lignes. Appuyez sur une ligne pour la copier.',
  bankLines: {
    recipient: 'Bénéficiaire',
    holder: 'Titulaire du compte',
    accountHolder: 'Titulaire du compte',
    iban: 'Code IBAN',
    bic: 'Code BIC',
    bank: 'Banque',
    accountNumber: 'Numéro de compte',
    amount: 'Montant',
    reference: 'Référence',
  },
  bankReference:
    'Sans la référence, nous ne pouvons pas savoir que l’argent est à vous, et cela prend des jours de plus.',
  bankNotNow:
    'La banque ne répond pas pour le moment, et les lignes de votre virement ne peuvent pas être affichées. Rien n’est perdu.',
  bankTest: 'Faire un virement de test',
  bankTestMeans:
    'Ouvre la banque de test dans un nouvel onglet, où vous pouvez envoyer l’argent. Il n’a aucune valeur réelle.',
  toPayment: 'Poursuivre le paiement',
  toGames: 'Aller aux jeux',
  again: 'Déposer à nouveau',
  other: 'Essayer un autre moyen',
  history: 'Le voir dans l’historique',
  unknown: 'Nous ne connaissons pas ce dépôt',
  unknownText:
    'L’adresse est incomplète, ou le dépôt appartient à un autre compte. Tout ce que vous avez déposé figure dans « Historique ».',
  details: 'Tous les détails',
}
