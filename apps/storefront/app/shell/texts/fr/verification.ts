import type { Texts } from '../texts.ts'

export const verification: Texts['verification'] = {
  verifyTitle: 'Confirmez votre e-mail – {brand}',
  verifyDescription: 'Confirmez l’adresse e-mail de votre compte.',
  checking: 'Confirmation de votre adresse.',
  verifiedTitle: 'Votre adresse e-mail est confirmée',
  verifiedText: 'Merci. Les messages concernant votre compte vous parviennent désormais.',
  expiredTitle: 'Ce lien est trop ancien',
  expiredText:
    'Les liens de confirmation d’une adresse sont valables deux jours. Demandez-en un nouveau, cela ne prend qu’un instant.',
  invalidTitle: 'Ce lien n’est pas valide',
  invalidText:
    'Il a peut-être été coupé par votre logiciel de messagerie, ou l’adresse du compte a changé depuis.',
  failedTitle: 'Votre adresse n’a pas pu être confirmée',
  failedText: 'La maison n’a pas répondu. Votre lien reste valable.',
  tryAgain: 'Réessayer',
  goToGames: 'Vers les jeux',
  logIn: 'Se connecter',
  logInForLetter: 'Se connecter pour un nouveau message',
  pageTitle: 'Confirmation de l’e-mail – {brand}',
  pageHeading: 'Confirmez votre adresse e-mail',
  pageText: 'Nous avons envoyé un message à {email}. Suivez son lien et c’est fait.',
  pageWhy:
    'Vous pouvez jouer tout de suite. Une adresse confirmée vous permet de réinitialiser votre mot de passe et d’être informé de ce qui concerne votre compte.',
  pageHints: [
    'Le message peut mettre une minute à arriver et se trouver dans le dossier des indésirables.',
    'Le lien est valable deux jours, sur n’importe quel appareil.',
  ],
  wrongAddress: 'L’adresse est fausse ?',
  changeAddress: 'Changez-la dans votre profil',
  doneTitle: 'Votre adresse e-mail est confirmée',
  doneText: '{email} est confirmée. Il ne reste rien à faire.',
  visitorTitle: 'Veuillez vous connecter',
  visitorText: 'Connectez-vous pour voir si votre adresse e-mail est confirmée.',
  undoTitle: 'Annuler un changement – {brand}',
  undoDescription: 'Annulez un changement de votre adresse e-mail.',
  undoHeading: 'Ce n’était pas vous ?',
  undoText: 'L’adresse e-mail de votre compte a été changée. Vous pouvez retrouver celle-ci.',
  undoPoints: [
    'Votre compte reprend cette adresse.',
    'Tous les navigateurs sont déconnectés immédiatement.',
    'Vous recevez un message pour choisir un nouveau mot de passe.',
  ],
  undo: 'Annuler le changement',
  undoing: 'Annulation du changement',
  undoneTitle: 'Vous avez retrouvé votre adresse',
  undoneText:
    'Tous les navigateurs ont été déconnectés. Choisissez maintenant un nouveau mot de passe : le message prévu pour cela est en route.',
  takenTitle: 'L’adresse appartient à un autre compte',
  takenText: 'Veuillez contacter le service client, afin que nous réglions cela ensemble.',
  undoExpiredTitle: 'Il est trop tard pour ce lien',
  undoExpiredText:
    'Un changement peut être annulé pendant {days} jours. Veuillez contacter le service client si ce n’était pas vous.',
  undoInvalidTitle: 'Ce lien n’est pas valide',
  undoInvalidText: 'Le changement a peut-être déjà été annulé.',
}
