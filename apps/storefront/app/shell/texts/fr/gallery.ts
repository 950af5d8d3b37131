import type { Texts } from '../texts.ts'

export const gallery: Texts['gallery'] = {
  title: 'Erreurs et avis – {brand}',
  heading: 'Erreurs et avis',
  lead: 'Tout ce qui peut être dit à un joueur quand quelque chose va de travers. Pour ceux qui travaillent sur la maison ; une maison en service réel n’a pas cette page.',
  serverErrors: 'Erreurs de la maison',
  clientErrors: 'Erreurs du navigateur',
  requestErrors: 'Erreurs en chemin',
  requestLead: 'Elles sont annoncées par un avis, avec leur code.',
  flags: 'Signalements d’un compte',
  flagsLead:
    'Tant que l’un d’eux est actif, son avis ne peut pas être fermé, et certains mènent le joueur là où il se règle.',
  notices: 'Avis',
  noticesLead:
    'Un avis identique n’est pas répété ; seuls les avis persistants survivent à un changement de page.',
  closes: 'se ferme avec la page',
  stays: 'reste',
  logsOut: 'déconnecte',
  show: 'Afficher',
  showCode: 'Afficher {code}',
  kinds: {
    ERROR: 'Ceci est une erreur.',
    WARNING: 'Ceci est un avertissement.',
    INFO: 'Ceci est une remarque.',
    persistent: 'Celui-ci survit à la page.',
    fixed: 'Celui-ci ne peut pas être fermé.',
  },
}
