export const buddy = {
  heading: 'Inviter un ami',
  about:
    'Vous recevez chacun un jeton gratuit de {chip} dès que votre ami s’est inscrit avec votre lien, a vérifié son adresse e-mail, déposé au moins {deposit} et misé {turnover} d’argent réel.',
  link: 'Votre lien d’invitation',
  copy: 'Copier le lien',
  friends: {
    one: '{count} ami s’est inscrit',
    other: '{count} amis se sont inscrits',
  },
  given: {
    one: '{count} vous a rapporté un jeton',
    other: '{count} vous ont rapporté un jeton',
  },
  how: 'Qui compte comme ami',
  failed: 'Votre lien d’invitation n’a pas pu être chargé. Réessayez plus tard.',
}
