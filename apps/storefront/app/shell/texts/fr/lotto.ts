export const lotto = {
  title: 'Loterie – {brand}',
  description:
    'Un ticket par tranche de {each} misés en argent réel et un tirage par semaine que chacun peut vérifier.',
  heading: 'Loterie de la semaine',
  lead: 'Un ticket pour chaque tranche de {each} misés en argent réel. Le tirage a lieu chaque lundi à 00:00 UTC, le plus gros lot d’abord.',
  number: 'Tirage {number}',
  first: 'Premier lot pour l’instant, jusqu’à',
  grows:
    'Il grandit avec chaque ticket. Si son numéro n’est pas attribué, il reste pour le tirage suivant.',
  closes: 'Tirage le {date}',
  tickets: 'Tickets de tous les joueurs',
  mine: 'Vos tickets',
  odds: 'Votre chance de gagner le premier lot, à cet instant : environ {part}. Les tickets que d’autres gagnent encore la réduisent.',
  noTickets: 'Vous n’avez pas encore de tickets. Ils viennent avec vos mises.',
  withheld: {
    limited:
      'Tant qu’une limite ou une pause est active, vous ne gagnez pas de tickets. Ceux que vous avez attendent un autre tirage.',
    account: 'Votre compte demande d’abord votre attention. Vos tickets attendent un autre tirage.',
    care: 'Nous vous avons conseillé une pause : pour le moment, vous ne gagnez pas de tickets. Ceux que vous avez attendent un autre tirage.',
    place:
      'Là où vous êtes, les bonus ne sont pas autorisés : vous ne gagnez pas de tickets. Ceux que vous avez attendent un autre tirage.',
    playMoney: 'Seules les mises en argent réel donnent des tickets.',
  },
  signIn: 'Connectez-vous pour voir vos tickets.',
  prizes: 'Lots',
  prizesText:
    'Le premier lot est tiré parmi tous les numéros, de 1 au nombre de tickets, mais au moins parmi {among}. Qui est tiré quitte le tambour avec tous ses tickets. Les lots sont des bonus à miser une fois.',
  prize: '{count} × {amount}',
  promise: 'Ce que nous avons promis',
  promiseText:
    'Cette empreinte est celle du secret qui décide du tirage. Nous publions le secret ensuite : vous pouvez vérifier qu’il n’a pas changé.',
  hash: 'SHA-256 du secret',
  none: 'Il n’y a pas de tirage en ce moment.',
  past: 'Tirages passés',
  noPast: 'Le premier tirage apparaîtra ici une fois effectué.',
  drawn: '{date} · {count} tickets',
  ticket: 'Ticket {ticket}',
  unsold: 'Ticket {ticket} · non attribué, le lot est remis en jeu',
  notGiven:
    'Ticket {ticket} · non payé, car le joueur ne peut pas recevoir de bonus pour le moment',
  ownRun: 'Vos tickets : {from} à {to}, sous le nom {name}',
  yours: 'À vous',
  verify: 'Vérifier ce tirage',
  verifying: 'Vérification',
  checks: {
    hash: 'Le secret est celui que nous avons promis.',
    root: 'Le tambour est celui que nomme le tirage.',
    winners: 'Un nouveau tirage donne les mêmes tickets.',
    own: 'Vos tickets sont dans le tambour.',
    amounts: 'Les lots suivent les règles, avec ce que les tirages précédents ont laissé.',
  },
  failed: 'Cela ne correspond pas.',
  notLoaded: 'Les tickets n’ont pas été chargés. Réessayez.',
  secret: 'Secret',
  root: 'Tambour',
  winfall: 'À propos de la loterie',
}
