import type { Texts } from '../texts.ts'

export const cashierFrame: Texts['cashierFrame'] = {
  title: 'Caisse – {brand}',
  heading: 'Caisse',
  lead: 'Déposez, retirez et suivez chaque paiement.',
  menu: 'Menu de la caisse',
  ways: {
    deposit: 'Déposer',
    withdraw: 'Retirer',
    history: 'Historique',
    buyCrypto: 'Acheter des cryptos',
    bonus: 'Code bonus',
    compPoints: 'Points Comp',
  },
  means: {
    deposit: 'Payez par carte, virement ou cryptomonnaie',
    withdraw: 'Recevez votre argent',
    history: 'Chaque paiement avec ses étapes, et un relevé annuel',
    buyCrypto:
      'Achetez des cryptomonnaies chez un vendeur, versées à votre propre adresse de dépôt',
    bonus: 'Saisissez un code bonus',
    compPoints: 'Des points pour vos mises',
  },
  testMoney: 'Argent de test : rien ici ne déplace d’argent réel.',
  inBitcoin: 'environ {amount}',
  underWay: 'En cours de retrait',
  blocked: 'dont en vérification',
  logInTitle: 'Connectez-vous pour utiliser la caisse',
  logInText:
    'Les dépôts et les retraits font partie de votre compte. Après la connexion, vous revenez à cette page.',
  none: 'Votre compte joue avec des crédits gratuits. Ils ne peuvent être ni achetés ni retirés : il n’y a donc rien à déposer. Quand il vous en reste peu, rechargez-les ici.',
  toGames: 'Aller aux jeux',
  playHistory: 'Une année de mises, de gains et de crédits reçus, dans un fichier',
  playBets: 'Chaque mise, avec sa partie',
}
