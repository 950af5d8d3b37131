import type { Texts } from '../texts.ts'

export const cashier: Texts['cashier'] = {
  title: 'Caisse – {brand}',
  description: 'Dépôts, retraits et bonus.',
  depositHeading: 'La caisse n’est pas encore ouverte',
  deposit:
    'Pour l’instant, il n’est possible ni de déposer ni de retirer de l’argent ici. L’argent fictif est gratuit : en dessous de sa limite, vous pouvez le compléter depuis votre solde.',
  bonusHeading: 'Les bonus ne sont pas encore disponibles',
  bonus: 'Il n’y a pour l’instant aucun bonus à utiliser. Vous ne perdez rien à attendre.',
}
