import type { Texts } from '../texts.ts'

export const newsletter: Texts['newsletter'] = {
  title: 'Désabonnement – {brand}',
  description: 'Met fin aux nouvelles envoyées par e-mail.',
  askHeading: 'Vous désabonner de nos nouvelles ?',
  askText: 'Nous ne vous écrirons plus qu’au sujet de votre compte.',
  unsubscribe: 'Se désabonner',
  stay: 'Continuer à recevoir les nouvelles',
  doneHeading: 'E-mail désabonné',
  doneText:
    'Vous ne recevez plus de nouvelles de notre part. Vous pouvez les réactiver à tout moment dans votre profil.',
  invalidHeading: 'Ce lien de désabonnement n’est pas valide',
  invalidText:
    'Il a peut-être été coupé en chemin. Ouvrez-le de nouveau depuis l’e-mail, ou désactivez les nouvelles dans votre profil.',
  failedText: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  toGames: 'Vers les jeux',
  switch: {
    label: 'Nouvelles par e-mail',
    hint: 'Nouveaux jeux et promotions, de temps en temps. Chaque e-mail permet de se désabonner.',
    unproven: 'Elles arriveront une fois votre adresse e-mail confirmée.',
  },
}
