import type { Texts } from '../texts.ts'

export const content: Texts['content'] = {
  around: {
    contents: 'Sur cette page',
    updated: 'Dernière modification le {day}',
    inForce: 'En vigueur depuis le {day}',
    related: 'À lire aussi',
    otherLanguage: 'Cette page est disponible en anglais.',
  },
  contact: {
    heading: 'Comment nous joindre',
    chat: 'Chat en direct',
    chatText: 'Le bouton en bas de chaque page l’ouvre. Votre accord vous est demandé auparavant.',
    mail: 'E-mail',
    mailText: 'Indiquez le jeu et le numéro de la partie s’il s’agit d’une partie.',
    ticket: 'Demande au service client',
    ticketText: 'Envoyez-nous votre question avec des images et suivez nos réponses.',
    ticketLink: 'Ouvrir une demande',
  },
  tables: {
    wagering: {
      game: 'Jeu',
      counts: 'Compte pour les mises requises',
      per: 'Pour remplir {amount}, misez',
      games: {
        slots:
          'Machines à sous, machines à sous à petites mises, Mega Matrix, keno, bingo, loterie',
        fish: 'Jeux de pêche',
        crash: 'Crash',
        tables: 'Roulette, vidéo poker et autres jeux de table',
        cards: 'Blackjack, baccara, craps',
        progressive: 'Jeux progressifs',
      },
      never: 'impossible',
    },
    vip: {
      level: 'Niveau',
      turnover: 'À partir d’un total misé de',
      comp: 'Points comp',
      cashback: 'Cashback',
      levels: {
        none: 'Sans niveau',
        bronze: 'Bronze',
        silver: 'Argent',
        gold: 'Or',
        platinum: 'Platine',
      },
    },
    payments: {
      method: 'Moyen',
      deposit: 'Dépôt',
      withdrawal: 'Retrait',
      countsAfter: 'compte après {what}',
      kinds: { card: 'Carte', bank: 'Virement bancaire', coin: 'Cryptomonnaie' },
      from: 'à partir de {amount}',
      no: 'Non proposé',
      none: 'Aucun moyen de paiement n’est configuré dans cette installation.',
      blocks: { one: '{count} confirmation', other: '{count} confirmations' },
    },
    help: {
      who: 'Qui aide',
      reach: 'Comment les joindre',
      everywhere: 'Partout',
    },
  },
}
