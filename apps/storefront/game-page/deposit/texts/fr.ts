import type { DepositTexts } from './en.ts'

export const fr: DepositTexts = {
  title: 'Déposer',
  loading: 'Chargement de vos moyens de paiement',
  testMoney: 'Argent de test : il n’a aucune valeur.',
  method: 'Moyen de paiement',
  expires: (month) => `Expire fin ${month}`,
  amount: 'Montant',
  limitReached: 'Vos limites ne permettent pas de déposer pour l’instant.',
  allowance: (amount) => `Vous pouvez déposer jusqu’à ${amount} pour l’instant.`,
  noFee: (credited) => `Sans frais. ${credited} s’ajoutent à votre solde.`,
  fee: (fee, credited) => `Frais : ${fee}. ${credited} s’ajoutent à votre solde.`,
  choose: 'Choisissez un montant.',
  pay: 'Déposer',
  payAmount: (amount) => `Déposer ${amount}`,
  noneSaved:
    'Vous n’avez pas encore de moyen de paiement enregistré. Déposez une fois à la caisse et enregistrez-le.',
  cashier: 'Ouvrir la caisse',
  limits: 'Fixer une limite de dépôt',
  newTab: 'La caisse et vos limites s’ouvrent dans un nouvel onglet. Votre jeu reste ici.',
  confirmAt: 'Votre prestataire de paiement vous demande de confirmer. Votre jeu reste ici.',
  confirm: 'Confirmer dans un nouvel onglet',
  onItsWay: 'Votre dépôt est en cours. Votre solde augmente dès qu’il arrive.',
  details: 'Voir les détails à la caisse',
  declined: 'Le paiement n’a pas abouti. Votre solde est inchangé.',
  notSure: 'Aucune réponse n’est arrivée. Réessayez : un même dépôt ne compte qu’une fois.',
  again: 'Réessayer',
}
