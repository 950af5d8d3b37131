import type { Texts } from '../texts.ts'

export const cashierDeposit: Texts['cashierDeposit'] = {
  title: 'Déposer – {brand}',
  description: 'Déposez par carte, virement ou cryptomonnaie.',
  heading: 'Déposer',
  noneTitle: 'Aucun moyen de paiement disponible',
  none: 'Il n’est pas possible de déposer pour le moment. Revenez plus tard.',
  saved: 'Moyens de paiement enregistrés',
  choose: 'Comment voulez-vous payer ?',
  others: 'Autres moyens de paiement',
  expires: 'Expire le {month}',
  edit: 'Modifier {name}',
  open: 'Dépôts en cours',
  openCounted: {
    one: '{count} dépôt est en cours',
    other: '{count} dépôts sont en cours',
  },
  change: 'Changer',
  beforehand:
    'Il nous faut quelques informations, une seule fois. Elles sont gardées pour la prochaine.',
  add: 'Saisir les informations',
  amountRequired: 'Le champ « montant » n’est pas rempli, mais il est obligatoire.',
  amountFormat:
    'Le champ « montant » contient des caractères non autorisés. Écrivez par exemple 25,50.',
  amountLow: 'Le montant minimal est de {amount}.',
  amountHigh: 'Le montant maximal est de {amount}.',
  amountOverLimit: 'Vous pouvez déposer jusqu’à {amount} pour l’instant.',
  pay: 'Déposer',
  payAmount: 'Déposer {amount}',
  by: {
    card: 'La carte se saisit sur la page du prestataire de paiement. Son numéro ne nous parvient jamais.',
    bank: 'Les lignes de votre virement sont sur la page suivante.',
    coin: 'Les cryptomonnaies arrivent à votre propre adresse.',
  },
  limits: 'De {min} à {max}.',
  allowance: 'Vous pouvez déposer jusqu’à {amount} pour l’instant.',
  amount: 'Montant',
  quick: 'Montants rapides',
  free: 'Sans frais',
  credited: 'Ajouté à votre solde',
  takes: 'Délai',
  notNow: 'Ce moyen de paiement n’est pas disponible pour le moment',
  otherWay: 'Choisir un autre moyen de paiement',
  coinAddress: 'Votre propre adresse {asset}',
  coinCode: 'Code QR de votre adresse {asset} {address}',
  coinCopy: 'Copier l’adresse',
  coinWallet: 'Ouvrir le portefeuille',
  coinOnly:
    'N’envoyez à cette adresse que des {asset} par le réseau {network}. Tout autre envoi est perdu.',
  coinLeast: 'Montant minimal',
  coinCounts: 'Compte après',
  coinConfirmations: {
    one: '{count} confirmation',
    other: '{count} confirmations',
  },
  coinRate: 'Cours',
  coinRateIs: '{rate} pour 1 {asset}',
  coinRateLeft: 'pendant {time}',
  coinRateRenews: 'en cours de renouvellement',
  coinPayments: 'Paiements à cette adresse',
  coinWaits:
    'Aucun pour l’instant. Un paiement apparaît ici quelques secondes après l’envoi ; cette page regarde d’elle-même.',
  coinTest: 'Payer avec des cryptos de test',
  coinTestMeans:
    'Ouvre dans un nouvel onglet le robinet de la chaîne de test : il envoie des cryptos sans valeur et crée des blocs.',
  saveCard:
    'Enregistrer cette carte pour la prochaine fois. Sinon, nous ne gardons que ce qu’il faut pour y renvoyer de l’argent.',
}
