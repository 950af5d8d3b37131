import type { Texts } from '../texts.ts'

export const consent: Texts['consent'] = {
  label: 'Services externes',
  bar: 'Pouvons-nous utiliser des services extérieurs à cette maison ? Rien ne leur est demandé et aucune donnée vous concernant ne sort avant votre accord. Sans eux, la maison fonctionne tout aussi bien.',
  accept: 'Autoriser',
  decline: 'Ne pas autoriser',
  choose: 'Choisir',
  heading: 'Services externes',
  lead: 'Ce que vous autorisez ici, vous pouvez le retirer ici à tout moment. Rien d’autre n’en dépend.',
  chat: 'Chat en direct',
  chatText:
    'Fonctionne sur {place}. Quand vous l’ouvrez, il reçoit votre identifiant, votre e-mail, votre niveau VIP et votre adresse réseau.',
  analytics: 'Statistiques des pages',
  analyticsText:
    'Fonctionnent sur {place}. Elles apprennent quelles pages sont ouvertes, et rien sur la personne qui les ouvre.',
  reporting: 'Rapports d’erreur',
  reportingText:
    'Sont envoyés à {place}. Ils disent ce qui a échoué sur une page, et rien sur vous.',
  saved: 'Votre choix est enregistré.',
  openChat: 'Discuter avec nous',
  closeChat: 'Fermer le chat',
  chatName: 'Chat en direct',
  chatAsk:
    'Le chat fonctionne sur {place}. Si vous le lancez, il reçoit votre identifiant, votre e-mail, votre niveau VIP et votre adresse réseau.',
  startChat: 'Lancer le chat',
  chatOpens: 'Ouverture du chat',
  notNow: 'Pas maintenant',
}
