/** Showing that a wallet is one’s own. */
export const cashierWallets = {
  title: 'Vos portefeuilles – {brand}',
  description:
    'Montrez qu’un portefeuille est à vous, pour que nous puissions y verser de gros montants.',
  heading: 'Vos portefeuilles',
  lead: 'Montrez une fois qu’un portefeuille est à vous, et nous pourrons y verser de gros montants.',
  needed:
    'C’est nécessaire quand vous retirez plus de {amount} en une même cryptomonnaie en un jour.',
  emptyTitle: 'Pas encore de portefeuille',
  empty:
    'Ajoutez une adresse sur la page de retrait. Vous pourrez ensuite montrer ici qu’elle est à vous.',
  toWithdraw: 'Retour aux retraits',
  unproven: 'Pas encore montré',
  provenBy: {
    signature:
      'Vous avez signé avec ce portefeuille le {date}. Nous pouvons y verser de gros montants.',
    payment:
      'Vous avez payé le montant exact le {date}. Notre équipe examine les gros retraits vers ce portefeuille.',
    people:
      'Vous avez demandé à notre équipe le {date}. Elle examine les gros retraits vers ce portefeuille et peut vous demander des documents.',
  },
  way: 'Comment voulez-vous le montrer ?',
  ways: {
    signature: 'Signer un message',
    payment: 'Faire un petit paiement',
    people: 'Demander à notre équipe',
  },
  hints: {
    signature: 'Le plus rapide, sans frais. Pour les portefeuilles dont vous avez les clés.',
    payment:
      'Pour les portefeuilles qui ne signent pas et pour les plateformes d’échange. Le montant va sur votre solde.',
    people: 'Si rien de cela n’est possible. C’est plus long.',
  },
  signSteps: {
    copy: 'Copiez ce message',
    sign: 'Choisissez « Signer un message » dans votre portefeuille, pour l’adresse {address}, et collez-le',
    paste: 'Collez la signature ici',
  },
  message: 'Message',
  signature: 'Signature du message',
  verify: 'Vérifier la signature',
  newMessage: 'Obtenir un autre message',
  wrong:
    'Cette signature n’est pas celle de ce message et de cette adresse. Vérifiez que vous avez tout copié.',
  over: 'Le message a expiré. Demandez-en un autre.',
  paySteps: {
    amount: 'Envoyez exactement ce montant depuis le portefeuille',
    address: 'À cette adresse. C’est votre propre adresse de dépôt',
    wait: 'Dès que le paiement est confirmé, il compte et se trouve sur votre solde',
  },
  amount: 'Montant',
  address: 'Adresse',
  until: 'Valable jusqu’au {time}',
  peopleText:
    'Notre équipe examine chaque gros retrait vers ce portefeuille. Nous pouvons d’abord vous demander des documents.',
  askPeople: 'Demander à l’équipe',
}
