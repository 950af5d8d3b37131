import type { Texts } from '../texts.ts'

export const cashierBuy: Texts['cashierBuy'] = {
  title: 'Acheter des cryptos – {brand}',
  heading: 'Acheter des cryptos',
  lead: 'Un vendeur encaisse votre paiement et envoie les cryptos à votre propre adresse de dépôt. Dès lors, elles comptent comme tout dépôt.',
  noneTitle: 'Aucun vendeur n’est connecté',
  none: 'Il n’est pas possible d’acheter des cryptos ici pour le moment. Vous pouvez toujours envoyer celles que vous avez.',
  toDeposit: 'Aller au dépôt',
  backTitle: 'Votre commande est passée',
  back: 'Les cryptos sont en route vers votre propre adresse. Dès qu’elles sont vues sur la chaîne, elles apparaissent avec vos dépôts.',
  follow: 'Suivre les cryptos',
  coin: 'Quelle crypto ?',
  amount: 'Vous payez',
  currency: 'Devise',
  amountFormat: 'Écrivez le montant ainsi : 25,50.',
  offers: 'Offres',
  noOffer:
    'Aucun vendeur n’a d’offre pour ce montant. Essayez un autre montant ou une autre crypto.',
  order: 'Acheter',
  rate: '{rate} pour 1 {asset}',
  fee: '{fee} de frais inclus',
  free: 'sans frais',
  seller:
    'Vous payez sur la page du vendeur, selon ses conditions. Il peut vous demander qui vous êtes. Ce que vous recevez dépend du cours au moment de l’envoi.',
}
