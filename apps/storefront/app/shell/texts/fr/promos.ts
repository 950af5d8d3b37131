/** La mini-machine du jour et le mystère du mois. */
export const promos = {
  miniSlot: {
    title: 'Mini-machine du jour – {brand}',
    description:
      'Chaque jour, un tour gratuit sur une petite machine à sous. Les chances de chaque lot sont affichées, et chaque tour peut être vérifié.',
    heading: 'Mini-machine du jour',
    lead: 'Un jeu gratuit par jour. Il ne coûte rien ; le jour change à 00:00 UTC.',
    play: 'Lancer les rouleaux',
    reels: 'Rouleaux',
    shows: 'Les rouleaux montrent : {symbols}.',
    again: 'Votre prochain jeu sera là à partir du {date}.',
    symbols: {
      seven: 'Sept',
      bell: 'Cloche',
      cherry: 'Cerises',
      clover: 'Trèfle',
      star: 'Étoile',
    },
  },
  mystery: {
    title: 'Mystère du mois – {brand}',
    description:
      'Chaque mois, ouvrez une boîte sur douze. Il y a un lot dans chacune, les chances sont affichées, et le contenu de chaque boîte peut être vérifié.',
    heading: 'Mystère du mois',
    lead: 'Douze boîtes, un lot dans chacune, et vous en ouvrez une. Cela ne coûte rien ; le mois change le 1er à 00:00 UTC.',
    boxes: 'Boîtes',
    choose:
      'Choisissez une boîte. Ce qu’elle contient est déjà décidé par les deux graines ci-dessous.',
    box: 'Boîte {number}',
    holds: 'Boîte {number} : {prize}',
    yours: 'Votre boîte',
    again: 'De nouvelles boîtes seront là à partir du {date}.',
  },
  tokenClimb: {
    title: 'Ascension aux jetons – {brand}',
    description:
      'Montez dans une tour avec des jetons de jackpot. Les chances de chaque étage sont affichées, et chaque montée peut être vérifiée.',
    heading: 'Ascension aux jetons',
    lead: 'Un jeton de jackpot, une montée. À chaque étage, un tirage sur trois mène plus haut, jusqu’au neuvième. Les jetons viennent avec les mises en argent réel sur nos propres jeux et ne coûtent rien d’autre.',
    play: 'Monter pour un jeton',
    tokens: 'Vos jetons',
    tower: 'Tour',
    floor: 'Étage {number}',
    ground: 'Rez-de-chaussée',
    came: 'Vous êtes monté à l’étage {number}.',
    noTokens:
      'Vous n’avez pas de jetons. Vous en recevez un pour chaque tranche de {each} misés en argent réel sur nos propres jeux.',
    playMoney:
      'Les jetons viennent avec les mises en argent réel : un compte d’argent fictif n’en a pas. Les chances sont les mêmes pour tous.',
  },
  loading: 'Chargement de votre jeu',
  failed: 'Le jeu n’a pas été chargé.',
  tryAgain: 'Réessayer',
  signIn: 'Connectez-vous pour jouer. Les chances sont les mêmes pour tous.',
  bars: {
    limited:
      'Tant qu’une limite ou une pause est active, nous ne vous proposons pas de jeux comme celui-ci.',
    account: 'Votre compte demande d’abord votre attention. Ensuite, vous pourrez jouer.',
    care: 'Nous vous avons conseillé une pause : pour le moment, nous ne vous proposons pas de jeux comme celui-ci.',
    email: 'Vérifiez d’abord votre adresse e-mail. Ensuite, vous pourrez jouer.',
    place: 'Là où vous habitez, nous ne pouvons pas donner de bonus.',
  },
  won: 'Vous avez gagné {amount}.',
  bonus: 'C’est un bonus à miser une fois.',
  toBonus: 'Voir vos bonus',
  credits: 'Le montant a été ajouté à votre solde.',
  nothing: 'Pas de lot cette fois.',
  odds: {
    heading: 'Lots et chances',
    shows: 'Symboles',
    floor: 'Étage',
    prize: 'Lot',
    chance: 'Chance',
    ways: '{ways} sur {of}',
    twoStars: 'exactement deux',
    noPrize: 'Pas de lot',
    mean: 'En moyenne, un jeu rapporte {amount}.',
    bonus: 'Les lots sont des bonus à miser une fois.',
    credits: 'Les lots sont de l’argent fictif.',
  },
  fair: {
    heading: 'Vérifiez vous-même',
    before:
      'Notre secret existait avant que nous connaissions votre graine ; vous en voyez l’empreinte. Les deux ensemble décident du jeu. Ensuite, vous voyez le secret.',
    hash: 'SHA-256 de notre secret',
    seed: 'Votre graine',
    seedHint:
      'Votre navigateur l’a tirée. Vous pouvez saisir la vôtre : jusqu’à 64 lettres et chiffres.',
    secret: 'Notre secret',
    verify: 'Vérifier ce jeu',
    checks: {
      hash: 'Le secret est celui que nous avons promis.',
      outcome: 'Un nouveau tirage donne la même chose.',
      prize: 'Le lot est celui du tableau.',
    },
    mismatch: 'Cela ne correspond pas.',
  },
  past: 'Jeux précédents',
}
