import type { Texts } from '../texts.ts'

export const verify: Texts['verify'] = {
  title: 'Vérifier une partie – {brand}',
  description:
    'Recalculez une partie passée dans votre propre navigateur : graine, nombres, rouleaux et chaque gain.',
  heading: 'Vérifier une partie',
  lead: 'Votre navigateur recalcule la partie à partir de ses graines. Une fois chargée, plus rien n’est demandé à la maison, sauf une ligne et sa preuve lorsque le jeu a une table des résultats.',
  loadTitle: 'La partie',
  roundId: 'Identifiant de la partie',
  load: 'Charger la partie',
  loading: 'Chargement de la partie',
  loaded: 'Chargée. À partir d’ici, tout se passe dans ce navigateur.',
  orByHand: 'Ou saisissez les valeurs à la main.',
  logInToLoad:
    'Connectez-vous pour charger l’une de vos parties par son identifiant. Les valeurs saisies à la main ne demandent pas de compte.',
  game: 'Jeu',
  serverSeed: 'Graine du serveur',
  serverSeedHint: '64 chiffres hexadécimaux, montrés lors du changement de graine.',
  serverSeedHash: 'Empreinte montrée avant la partie',
  serverSeedHashHint: 'Facultatif. 64 chiffres hexadécimaux.',
  clientSeed: 'Graine du client',
  nonce: 'Numéro de la partie (nonce)',
  moves: 'Vos choix',
  movesHint:
    'Ce que vous avez fait pendant la partie, dans l’ordre : pick 3, freeSpin. Vide si vous n’avez rien choisi.',
  movesFault: 'Écrivez les choix ainsi : pick 3, freeSpin, freeSpin.',
  hexFault: 'Il faut exactement 64 chiffres hexadécimaux.',
  clientSeedFault: 'De 1 à 64 lettres, chiffres, espaces ou _ . -',
  nonceFault: 'Un nombre entier à partir de 0.',
  stake: 'Mise',
  stakeFault: 'Choisissez l’une des mises du jeu.',
  verify: 'Vérifier',
  verifying: 'Recalcul en cours',
  sealed: 'La graine de cette partie est encore scellée.',
  sealedMeans:
    'Les parties peuvent être vérifiées une fois leur graine du serveur ouverte. Changez de graine pour l’ouvrir ; les parties à venir sont alors tirées de la suivante.',
  rotate: 'Changer de graine et ouvrir celle-ci',
  rotating: 'Ouverture du sceau',
  rotated: 'Le sceau est ouvert.',
  resultAgrees: 'Tout concorde',
  resultAgreesMeans: 'Cette partie est sortie exactement comme ses graines l’imposaient.',
  resultDiffers: 'Quelque chose ne concorde pas',
  resultDiffersMeans:
    'Avec ces valeurs, la partie serait sortie autrement. La première différence est signalée ci-dessous.',
  resultComputed: 'Recalculé',
  resultComputedMeans:
    'Voici ce que donnent ces valeurs. Chargez une partie pour comparer avec ce qui a été joué.',
  steps: 'Étape par étape',
  stepHash: 'Empreinte de la graine',
  stepHashAgrees: 'La graine donne l’empreinte montrée avant la partie.',
  stepHashDiffers: 'La graine donne une autre empreinte que celle montrée avant la partie.',
  stepHashAlone: 'Aucune empreinte n’a été indiquée pour comparer.',
  shown: 'Montré avant',
  recomputed: 'Recalculé',
  played: 'Joué',
  stepMaths: 'Règles du jeu',
  stepMathsAgrees: 'La partie a été jouée selon les règles que ce navigateur a chargées.',
  stepMathsDiffers:
    'La partie a été jouée selon une autre version des règles, elle ne peut donc pas être vérifiée avec celles-ci.',
  stepMathsAlone: 'Règles dont l’empreinte est {hash}',
  stepRow: 'La ligne de la table',
  stepRowMeans:
    'Les nombres désignent la ligne {row} sur {rows} de la table des résultats de ce jeu. Sa graine {seed} donne toute la partie. La maison a envoyé la ligne avec sa preuve, qui mène à la racine inscrite dans les règles : ce ne peut en être une autre.',
  stepRowRoot: 'Racine de la table des résultats',
  stepDraws: 'Nombres tirés',
  stepDrawsMeans: 'Chaque nombre de 32 bits de la suite et ce qu’il est devenu.',
  draw: 'Tirage',
  word: 'Nombre',
  outOf: 'Parmi',
  result: 'Résultat',
  rejected: 'écarté',
  showDraws: { one: 'Afficher {count} tirage', other: 'Afficher {count} tirages' },
  stepBoards: 'Ce qui a été montré',
  stepEvents: 'Événements et gains',
  stepEventsAgree: {
    one: '{count} événement concorde.',
    other: 'Les {count} événements concordent.',
  },
  stepEventsDiffer: 'L’événement {number} est le premier à différer.',
  stepPayout: 'Gain total',
  stepMeters: 'Compteurs des jackpots',
  meterFed:
    'Votre mise est le mouvement {number} du compteur {meter} : il découle du mouvement précédent, et son nom est celui que donnent vos graines.',
  meterDiffers: 'Votre mise ne s’accorde pas avec la chaîne du compteur {meter}.',
  meterOld: 'Cette partie est plus ancienne que la chaîne du compteur {meter}.',
  meterUnread:
    'La chaîne du compteur {meter} n’a pas pu être chargée. Chargez de nouveau la partie.',
  meterDrawn:
    'Vous avez gagné {amount}. Le nombre tiré sur {turnover} était inférieur à votre mise.',
  meterSecret:
    'Vous avez gagné {amount}. Le montant secret était de {secret}, tiré de notre graine et de ce que les mises des joueurs y ont ajouté. Le compteur l’a atteint avec votre mise.',
  meterSecretAlone:
    'Vous avez gagné {amount}. Le montant secret était de {secret}, tiré de notre seule graine : ce cycle a commencé avant que les mises des joueurs n’entrent en compte. Le compteur l’a atteint avec votre mise.',
  meterSecretDiffers:
    'La graine donne un montant secret de {secret}, qui ne correspond pas à ce que nous avons indiqué.',
  nothing: 'rien',
  eventNames: {
    jackpotWon: 'Jackpot',
    maxWinReached: 'Gain maximal atteint',
    roundEnded: 'La partie se termine',
  },
  rowUnproven:
    'La ligne tirée n’a pas pu être chargée, ou sa preuve ne mène pas à la racine de la table.',
  mathsMissing: 'Les règles de ce jeu n’ont pas pu être chargées.',
  actionNotLegal:
    'Les choix ne correspondent pas à cette partie : elle n’offrait pas ce choix à ce moment-là.',
  moveMissing: 'La partie n’est pas terminée : elle attend un autre choix.',
  nextClientSeed: 'Votre prochaine graine du client',
  nextClientSeedHint:
    'Créée à l’instant par ce navigateur. Vous pouvez aussi choisir vos propres mots.',
  clientSeedSame: 'Nous connaissons déjà cette graine. Choisissez-en une autre.',
  hashKept: 'La graine donne l’empreinte que ce navigateur a conservée quand nous l’avons montrée.',
  hashKeptDiffers:
    'La graine ne donne pas l’empreinte que ce navigateur a conservée. Avant la partie, nous avons montré l’empreinte d’une autre graine.',
  hashTold:
    'La graine donne l’empreinte que nous indiquons maintenant. Ce navigateur n’en a conservé aucune pour cette partie et ne peut pas confirmer que nous avions montré la même.',
  news: {
    serverSeed:
      'L’empreinte de notre graine du serveur pour la série {stream} n’est pas celle que ce navigateur a conservée ({was}). Montrée maintenant : {is}. Une empreinte ne doit jamais changer.',
    clientSeed:
      'La graine du client pour la série {stream} n’est pas celle que ce navigateur a conservée ({was}). Montrée maintenant : {is}.',
    step: 'Nous avons envoyé deux reçus différents pour la même étape de la partie {nonce}. Il ne peut y en avoir qu’un.',
    newKey:
      'Nous signons désormais les reçus avec une nouvelle clé, {key}. Elle figure dans notre liste publiée.',
    strangeKey: 'Un reçu est signé avec la clé {key}, qui ne figure pas dans notre liste publiée.',
    whatToDo:
      'Arrêtez de jouer pour le moment. Enregistrez ci-dessous vos preuves dans un fichier et envoyez-le au service client.',
    inDemo:
      'Ceci est une démo : si ses données ont été réinitialisées, c’est la raison. Supprimez les données de ce site dans votre navigateur et l’avis disparaîtra.',
  },
  stream: {
    heading: 'Vérifier une série entière',
    lead: 'Une série, ce sont toutes les parties jouées avec une même paire de graines. Une seule partie prouve peu : on peut trouver une autre graine qui donne le même résultat. Pour une série entière, c’est hors de portée. Votre navigateur vérifie aussi qu’aucune partie ne manque et que nos reçus signés forment une chaîne.',
    number: 'Série',
    numberHint:
      'Votre série actuelle porte le numéro {now}. Les graines des précédentes sont révélées.',
    numberFault: 'Saisissez un nombre entier de 1 à {now}.',
    check: 'Charger et vérifier la série',
    loading: '{done} parties chargées sur {of}',
    loadingLabel: 'Chargement des parties',
    checking: '{done} parties vérifiées sur {of}',
    checkingLabel: 'Vérification des parties',
    stop: 'Arrêter',
    stopped: 'Arrêté. Rien n’a été vérifié.',
    failed: 'La série n’a pas pu être chargée. Veuillez réessayer.',
    unreadable: 'Ce n’est pas un fichier de preuves.',
    sealed:
      'La graine de cette série est encore cachée, aucun gain n’a donc pu être recalculé. Changez de graine pour la révéler.',
    save: 'Enregistrer les preuves',
    saveHint:
      'Un fichier avec la série chargée et tout ce que ce navigateur a conservé de vos séries : empreintes montrées, reçus et mises refusées. N’importe qui peut le vérifier.',
    open: 'Vérifier un fichier de preuves',
    openHint: 'Le fichier est vérifié dans ce navigateur. Rien ne nous est envoyé.',
    offline:
      'Vous n’avez pas à faire confiance à cette page. Téléchargez le vérificateur, en une seule page ou en commande pour Node.js, et vérifiez vos preuves sans connexion.',
    offlinePage: 'Télécharger le vérificateur',
    offlineCommand: 'En commande',
    offlineHashes: 'SHA-256 des deux',
    agrees: 'Toute la série concorde',
    agreesMeans:
      'Aucune partie ne manque, rien n’a été modifié, et la graine est celle dont ce navigateur a conservé l’empreinte.',
    alone: 'Aucune contradiction trouvée',
    aloneMeans:
      'Ce que nous indiquons maintenant est cohérent. Ce navigateur n’a conservé aucune empreinte de cette série et ne peut pas confirmer que nous avions montré la même avant de jouer.',
    soFar: 'Aucune contradiction pour l’instant',
    soFarMeans: 'Les gains pourront être recalculés quand la graine sera révélée.',
    differs: 'Quelque chose ne concorde pas',
    differsMeans:
      'Chaque différence figure ci-dessous. Enregistrez les preuves et envoyez-les au service client.',
    findingsHeading: 'Ce qui ne concorde pas',
    checkedHeading: 'Ce qui a été vérifié, et avec quoi',
    streamOf: 'Série {number}',
    absent:
      'Ce navigateur a conservé quelque chose de la série {number}, mais la série elle-même n’est pas dans le fichier.',
    more: {
      one: 'De même à {count} autre endroit.',
      other: 'De même à {count} autres endroits.',
    },
    rounds: {
      one: '{count} partie : son numéro est juste.',
      other: '{count} parties : chaque numéro une fois, aucun ne manque.',
    },
    recounted: {
      one: '{count} partie recalculée à partir des graines : le gain est juste.',
      other: '{count} parties recalculées à partir des graines : chaque gain est juste.',
    },
    receipts: {
      one: '{count} reçu, signé par nous.',
      other: '{count} reçus en une chaîne ininterrompue, le dernier signé par nous.',
    },
    keptHash: 'L’empreinte de la graine est celle que ce navigateur a conservée.',
    hashFirst:
      'Ce navigateur l’avait avant que votre graine soit fixée, nous n’avons donc pas pu choisir la nôtre en fonction de la vôtre.',
    hashLater: 'Ce navigateur l’a vue pour la première fois quand votre graine était déjà fixée.',
    noHash: 'Ce navigateur n’a conservé aucune empreinte de cette série.',
    noReceipts: 'Ce navigateur n’a conservé aucun reçu de cette série.',
    keptReceipts: {
      one: '{count} reçu conservé par ce navigateur est dans la chaîne.',
      other: '{count} reçus conservés par ce navigateur sont tous dans la chaîne.',
    },
    refusals: {
      one: '{count} reçu conservé d’une mise refusée est à sa place.',
      other: '{count} reçus conservés de mises refusées sont à leur place.',
    },
    archived: {
      one: '{count} partie est dans les archives et n’a pas été vérifiée.',
      other: '{count} parties sont dans les archives et n’ont pas été vérifiées.',
    },
    withoutReceipts: {
      one: '{count} partie est antérieure à nos reçus.',
      other: '{count} parties sont antérieures à nos reçus.',
    },
    byHouse: {
      one: '{count} partie a été terminée pour vous.',
      other: '{count} parties ont été terminées pour vous.',
    },
    voided: {
      one: '{count} partie a été annulée et remboursée.',
      other: '{count} parties ont été annulées et remboursées.',
    },
    paidByMeters: {
      one: '{count} partie a gagné un jackpot progressif. Son montant ne dépend pas des graines.',
      other:
        '{count} parties ont gagné un jackpot progressif. Son montant ne dépend pas des graines.',
    },
    findings: {
      nonceMissing: 'Il manque les parties {nonce} à {found}.',
      nonceTwice: 'La partie {nonce} figure deux fois.',
      nonceOrder: 'La partie {nonce} se trouve là où elle ne peut pas être.',
      nonceShown:
        'Ce navigateur a vu le numéro de partie {found}, mais la série ne compte que {said} parties.',
      chainBroken:
        'Le reçu de la partie {nonce} ne suit pas le précédent. Quelque chose a été modifié, ajouté ou omis.',
      head: 'Le dernier reçu signé n’est pas la fin de la chaîne.',
      receipt: 'Les reçus de la partie {nonce} ne disent pas la même chose que la partie.',
      sealWrong: 'Une signature de la partie {nonce} est fausse.',
      keyUnknown: 'Une clé qui a signé un reçu ne figure pas dans notre liste.',
      keyDropped: 'Une clé que ce navigateur a vue ne figure plus dans notre liste.',
      seedWrong: 'La graine du serveur révélée ne donne pas son empreinte.',
      seedKept:
        'L’empreinte de la graine du serveur n’est pas celle que ce navigateur a conservée ({found}).',
      clientSeedMissing: 'Des parties ont été jouées, mais il n’y a pas de graine du client.',
      clientSeedKept:
        'La graine du client n’est pas celle que ce navigateur a conservée ({found}).',
      keptMissing:
        'Ce navigateur a conservé un reçu de la partie {nonce} qui n’est pas dans la chaîne.',
      refusalAstray: 'Le reçu d’une mise refusée n’est pas à sa place avant la partie {nonce}.',
      rules:
        'Les règles de la partie {nonce} n’ont pas pu être chargées, son gain n’a donc pas été vérifié.',
      row: 'La ligne de la table de la partie {nonce} ou sa preuve n’a pas pu être chargée, son gain n’a donc pas été vérifié.',
      impossible: 'La partie {nonce} comporte une mise ou un choix que le jeu ne propose pas.',
      cost: 'La partie {nonce} a coûté un autre montant que celui de ses choix.',
      payout: 'La partie {nonce} a donné un autre gain que celui de ses graines.',
      end: 'La partie {nonce} s’est terminée à un autre moment que celui de ses graines.',
    },
  },
  hall: {
    heading: 'Une partie d’une salle de bingo',
    lead: 'Les numéros et les cartes d’une salle viennent de sa chaîne. Votre navigateur remonte du maillon de la partie à la fin que nous avons publiée, recalcule chaque carte et chaque numéro et partage à nouveau les lots.',
    holds: 'Partie {number} : numéros, cartes et lots découlent tous de sa chaîne.',
    fails: 'La partie {number} ne correspond pas à ce que nous avons publié.',
    stepCalls: 'Numéros',
    callsAre:
      'Le maillon, le sel et le numéro de la partie donnent cet ordre. Les {count} premiers ont été tirés.',
    stepPattern: 'Motif',
    patternIs:
      'La fin publiée, le sel et le numéro de la partie donnent ce motif. Chacun pouvait le connaître avant la vente des cartes.',
    free: 'libre',
    stepCards: 'Cartes',
    cardsAre: 'Cartes 1 à {count}, numérotées dans l’ordre des achats. Regardez-en une :',
    card: 'Numéro de la carte',
    stepPrizes: 'Lots',
    prizesHold: 'Gagnants et parts sont ceux que nous avons payés, au centime près.',
    prizesFail: 'Les gagnants ou les parts diffèrent de ce que nous avons payé.',
    prize: '{prize}, {currency} : {amount} avec le numéro {call}, cartes {cards}',
    line: 'Ligne',
    twoLines: 'Deux lignes',
    pattern: 'Motif',
    house: 'Carton plein',
    none: 'Aucun lot n’a été payé : chaque carte a été remboursée.',
  },
  room: {
    heading: 'Une partie d’une salle en direct',
    lead: 'Dans une salle en direct, tout le monde partage une partie. Elle vient d’une chaîne d’empreintes dont nous avons publié la fin avant la première partie. Votre navigateur va du maillon de la partie à cette fin et calcule où elle devait exploser. Aucun compte n’est nécessaire.',
    number: 'Numéro de partie',
    chain: 'Chaîne',
    chainHint: 'Laissez vide pour la chaîne en cours.',
    waiting: 'Saisissez le numéro d’une partie. Il figure dans la salle et dans vos mises.',
    missing: 'Aucune partie terminée ne porte ce numéro.',
    failed: 'La partie n’a pas pu être vérifiée. Veuillez réessayer.',
    holds: 'La partie {number} a explosé à {bust}, comme le dit sa chaîne.',
    fails: 'La partie {number} ne correspond pas à ce que nous avons publié.',
    stepChain: 'Chaîne',
    chainHolds: 'Après {number} empreintes, le maillon donne la fin que nous avons publiée.',
    chainFails: 'Après {number} empreintes, le maillon ne donne pas la fin que nous avons publiée.',
    link: 'Maillon de la partie',
    foundEnd: 'Ce que votre navigateur obtient',
    end: 'Fin, publiée le {when}',
    stepSalt: 'Sel',
    saltOurs: 'Nous l’avons tiré nous-mêmes.',
    saltMeans:
      'La fin a été publiée le {committed}, le sel tiré le {salted}. Il était le même pour toutes les parties de cette chaîne.',
    stepBust: 'Explosion',
    bustHolds: 'Maillon, sel et numéro donnent {found}.',
    bustFails: 'Maillon, sel et numéro donnent {found}, mais nous avions dit {told}.',
  },
}
