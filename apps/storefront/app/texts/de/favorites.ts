import type { Texts } from '../texts.ts'

export const favorites: Texts['favorites'] = {
  title: 'Meine Favoriten – {brand}',
  description: 'Die Spiele, die Sie mit dem Herz markiert haben.',
  heading: 'Meine Favoriten',
  emptyTitle: 'Noch keine Favoriten',
  emptyText: 'Drücken Sie bei einem Spiel auf das Herz, dann wartet es hier auf Sie.',
  emptyAction: 'Zu den Spielen',
  logInTitle: 'Melden Sie sich an, um Ihre Favoriten zu sehen',
  logInText: 'Die Spiele, die Sie markieren, gehören zu Ihrem Konto.',
}
