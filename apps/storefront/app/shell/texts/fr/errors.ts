import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  reference: 'Code : {code}',
  network: 'La connexion a été perdue. Vérifiez-la et réessayez.',
  generic: 'Un problème est survenu. Veuillez réessayer.',
  tooManyRequests: 'C’était trop rapide. Veuillez patienter un instant, puis réessayer.',
  impervaChallenge:
    'Le contrôle de sécurité n’a pas abouti. Veuillez recharger la page et réessayer.',
  goToGame: 'Aller à {game}',
  buttons: {
    reload: 'Recharger la page',
    goToGames: 'Vers les jeux',
    goToDeposit: 'Vers le dépôt',
    goToBonus: 'Vers le bonus',
    goToLogin: 'Se connecter',
    goToRegistration: 'Créer un compte',
    goToProfile: 'Modifier le profil',
    goToLimits: 'Vers les limites',
    goToProvider: 'Vers le fournisseur',
    close: 'Fermer',
    back: 'Retour',
  },
  refusals: {
    inactivityTimeout: {
      title: 'Session fermée',
      text: 'Vous vous êtes absenté un moment, nous vous avons donc déconnecté. Veuillez vous reconnecter.',
    },
    notEnoughCash: {
      title: 'Solde insuffisant',
      text: 'Votre solde ne couvre pas cette mise.',
    },
    notPermitted: { title: 'Impossible', text: 'Ce compte ne peut pas faire cela.' },
    tooManyAttempts: {
      title: 'Trop de tentatives',
      text: 'Veuillez patienter quelques minutes avant de réessayer.',
    },
    loginRequired: { title: 'Connexion requise', text: 'Veuillez vous connecter pour continuer.' },
    csrfInvalid: {
      title: 'Session expirée',
      text: 'Cette page est restée ouverte trop longtemps. Rechargez-la et reprenez où vous en étiez.',
    },
    maintenance: {
      title: 'Site en maintenance',
      text: 'Nous travaillons sur la maison et revenons bientôt. Votre solde et vos parties en cours sont en sécurité.',
    },
    duplicateConnection: {
      title: 'Ce jeu est ouvert plusieurs fois',
      text: 'Le jeu a été ouvert ailleurs. Rechargez la page pour y jouer ici.',
    },
    gameNotEnabled: {
      title: 'Jeu momentanément indisponible',
      text: 'Ce jeu est désactivé pour le moment. Les parties en cours sont conservées.',
    },
    userSuspended: {
      title: 'Compte suspendu',
      text: 'Ce compte ne peut pas jouer. Veuillez contacter le service client.',
    },
    invalidEmail: {
      title: 'Adresse e-mail non valide',
      text: 'Les messages envoyés à votre adresse e-mail nous reviennent. Veuillez en indiquer une autre dans votre profil.',
    },
    bonusStakeLimit: {
      title: 'Mise trop élevée pour votre bonus',
      text: 'Tant que votre bonus est actif, une mise peut coûter au plus le montant indiqué sous Code bonus. Vous n’avez rien perdu : choisissez une mise plus petite.',
    },
    bonusCodeInvalid: {
      title: 'Code refusé',
      text: 'Ce code bonus ne peut pas être utilisé.',
    },
    bonusNotAllowed: {
      title: 'Pas avec ce bonus',
      text: 'Votre bonus actif ne peut pas être joué dans ce jeu.',
    },
    bonusLocked: {
      title: 'Bonus dans un autre jeu',
      text: 'Vos tours gratuits sont en cours dans un autre jeu. Terminez-les ou annulez-les d’abord.',
    },
    freeSpinsInconsistent: {
      title: 'Erreur de session de jeu',
      text: 'Vos tours gratuits et cette page ne concordent pas. Rechargez la page pour reprendre au dernier tour.',
    },
    roundFinished: {
      title: 'Partie déjà terminée',
      text: 'Cette partie est terminée. Rechargez la page pour voir où vous en êtes.',
    },
    formInvalid: {
      title: 'Veuillez vérifier votre saisie',
      text: 'Une partie de l’envoi n’a pas été acceptée.',
    },
    requestKeyReused: {
      title: 'Déjà traitée',
      text: 'Cette requête a déjà été faite avec un autre contenu. Rechargez la page.',
    },
    otpRequired: {
      title: 'Deuxième étape',
      text: 'Veuillez saisir le code de votre application d’authentification ou un code de secours.',
    },
    otpWrong: {
      title: 'Code refusé',
      text: 'Le code est faux, trop ancien ou déjà utilisé. Veuillez saisir celui que votre application affiche maintenant.',
    },
    proofRequired: {
      title: 'Veuillez confirmer',
      text: 'Veuillez confirmer qu’il s’agit bien de vous, avec votre mot de passe ou une clé d’accès.',
    },
    passwordWrong: { title: 'Mot de passe incorrect', text: 'Le mot de passe est incorrect.' },
    passkeyRefused: {
      title: 'Clé d’accès refusée',
      text: 'La clé d’accès n’a pas été acceptée. Veuillez réessayer ou utiliser votre mot de passe.',
    },
    tooManyPasskeys: {
      title: 'Trop de clés d’accès',
      text: 'Ce compte a vingt clés d’accès. Veuillez en supprimer une dont vous ne vous servez plus.',
    },
    accountClosed: {
      title: 'Compte fermé',
      text: 'Ce compte a été fermé par son titulaire. Veuillez contacter le service client.',
    },
    accountFirst: {
      title: 'Compte nécessaire',
      text: 'Il vous faut un compte pour cela. Une minute suffit pour le créer, et vous gardez vos crédits.',
    },
    guestsNotHere: {
      title: 'Compte nécessaire',
      text: 'Le jeu en invité n’est pas possible ici. Créez un compte ou connectez-vous pour jouer.',
    },
    loginFailed: {
      title: 'Échec de la connexion',
      text: 'L’identifiant ou le mot de passe n’est pas correct.',
    },
    tooSoon: {
      title: 'Un instant',
      text: 'Les règles de votre lieu de résidence imposent une pause entre deux parties. Veuillez patienter un instant.',
    },
    tooLate: {
      title: 'Trop tard',
      text: 'La partie a continué. Rien n’a été débité de votre solde pour cela.',
    },
    stakeLimit: {
      title: 'Mise trop élevée',
      text: 'Les règles de votre lieu de résidence limitent ce que peut coûter une partie. Veuillez choisir une mise plus petite.',
    },
    placeNotServed: {
      title: 'Indisponible là où vous êtes',
      text: 'Nous ne pouvons pas accepter d’argent réel depuis l’endroit où vous êtes. Votre solde reste à vous : vous pouvez le retirer.',
    },
    limitFirst: {
      title: 'Fixez d’abord une limite de dépôt',
      text: 'Là où vous êtes, il faut choisir une limite avant de déposer. Cela prend une minute sous Limites.',
    },
    identityFirst: {
      title: 'Vérifiez d’abord votre identité',
      text: 'Là où vous êtes, nous devons savoir qui vous êtes avant un dépôt. Vérifiez votre identité dans la caisse.',
    },
    ownLimit: {
      title: 'Votre limite',
      text: 'Vous avez atteint une limite que vous avez fixée. Sous Limites, vous voyez quand elle recommence.',
    },
    onPause: {
      title: 'Vous êtes en pause',
      text: 'Vous avez choisi une pause. Sous Limites, vous voyez quand elle se termine. Votre argent reste à vous : vous pouvez le retirer.',
    },
    gamesBlocked: {
      title: 'Désactivé par vous',
      text: 'Vous avez désactivé ces jeux. Sous Limites, vous pouvez les réactiver ; cela prend un jour.',
    },
    clientSeedMissing: {
      title: 'Choisissez une graine du client',
      text: 'Il vous faut une graine du client pour jouer. Veuillez recharger la page.',
    },
    clientSeedFixed: {
      title: 'Graine du client déjà fixée',
      text: 'Vos parties utilisent déjà la graine du client que vous avez choisie. Vous pourrez en choisir une autre en changeant de graines.',
    },
    clientSeedUsed: {
      title: 'Choisissez une autre graine du client',
      text: 'Vous venez d’utiliser cette graine du client. Veuillez en choisir une autre.',
    },
    seedHashUnknown: {
      title: 'Vos graines ont changé',
      text: 'Vos graines ont changé depuis l’ouverture de cette page. Veuillez recharger la page.',
    },
    roundOpen: {
      title: 'Une partie est en cours',
      text: 'Terminez d’abord la partie en cours, puis réessayez.',
    },
    linkInvalid: {
      title: 'Lien non valide',
      text: 'Ce lien a déjà servi ou est trop ancien. Veuillez en demander un nouveau.',
    },
    notFound: { title: 'Introuvable', text: 'Cela n’existe pas, ou ne vous appartient pas.' },
    listFull: {
      title: 'Liste pleine',
      text: 'Cette liste ne peut pas contenir plus de jeux. Veuillez d’abord en retirer un.',
    },
    methodUnavailable: {
      title: 'Moyen de paiement indisponible',
      text: 'Ce moyen de paiement n’est pas disponible pour votre compte en ce moment. Choisissez-en un autre.',
    },
    paymentUnavailable: {
      title: 'Service de paiement injoignable',
      text: 'Le service de paiement n’a pas répondu. Rien n’a été engagé ni prélevé. Réessayez dans un instant.',
    },
    depositLimit: {
      title: 'Plafond de dépôt atteint',
      text: 'C’est plus que ce que vous pouvez déposer actuellement. Rien n’a été débité.',
    },
    emailNotVerified: {
      title: 'Confirmez votre adresse e-mail',
      text: 'Vous pourrez retirer dès que votre adresse e-mail sera confirmée. Ouvrez le lien de notre e-mail ou demandez-en un nouveau dans votre profil.',
    },
    withdrawalLimit: {
      title: 'Plafond de retrait atteint',
      text: 'C’est plus, ou plus souvent, que ce qui est versé sur cette période. Votre solde n’a pas changé.',
    },
    payBackFirst: {
      title: 'Retirez d’abord vers votre moyen de dépôt',
      text: 'Les dépôts reviennent au moyen de paiement d’où ils viennent. Retirez ce montant vers le même moyen.',
    },
    notPending: {
      title: 'N’est plus en attente',
      text: 'Ce retrait ne peut plus être annulé : il a été envoyé ou il est terminé.',
    },
    methodsFull: {
      title: 'Trop de moyens enregistrés',
      text: 'Il y a autant de moyens enregistrés qu’un compte peut en contenir. Supprimez-en un d’abord.',
    },
  },
  client: {
    externalHtmlLoadingFailed: {
      title: 'Oups, un problème est survenu',
      text: 'Une partie de cette page n’a pas pu être chargée. Réessayez ; si cela se reproduit, veuillez contacter le service client.',
    },
    loadingPageError: {
      title: 'Oups, un problème est survenu',
      text: 'La page n’a pas pu être affichée. Réessayez ; si cela se reproduit, veuillez contacter le service client.',
    },
    gameAssetsLoadingFailed: {
      title: 'Le jeu n’a pas pu être chargé',
      text: 'Veuillez vérifier votre connexion et recharger la page.',
    },
    gameHelpLoadingFailed: {
      title: 'Les règles n’ont pas pu être chargées',
      text: 'Veuillez recharger la page. Si cela se reproduit, veuillez contacter le service client.',
    },
    providerLobbyUsed: {
      title: 'Lobby du fournisseur utilisé',
      text: 'Les jeux ne peuvent être lancés que depuis le lobby du casino.',
    },
    webgl: {
      title: 'Impossible de charger le jeu',
      text: 'Veuillez activer l’accélération matérielle dans votre navigateur ou en utiliser un autre.',
    },
    connectionLost: {
      title: 'Connexion perdue',
      text: 'Veuillez vérifier votre connexion. Cette page en a besoin.',
    },
    pageNotFound: {
      title: 'Page introuvable',
      text: 'Nous ne trouvons pas cette page. Elle a peut-être été déplacée, ou l’adresse est inexacte.',
    },
    failure: {
      title: 'Oups, un problème est survenu',
      text: 'Veuillez réessayer. Si cela se reproduit, veuillez contacter le service client.',
    },
  },
}
