import type { CrapsWords } from './en.ts'

export const craps: CrapsWords = {
  kinds: {
    pass: 'Pass',
    dontPass: 'Don’t Pass',
    come: 'Come',
    dontCome: 'Don’t Come',
    field: 'Field',
    anySeven: 'Any Seven',
    anyCraps: 'Any Craps (2, 3, 12)',
    two: 'Deux',
    three: 'Trois',
    eleven: 'Onze',
    twelve: 'Douze',
  },
  odds: 'Odds sur Pass ou Come',
  lay: 'Odds sur Don’t Pass ou Don’t Come',
  oddsOn: (low, high) => `Odds sur Pass ou Come, ${low} ou ${high}`,
  layOn: (low, high) => `Odds sur Don’t Pass ou Don’t Come, ${low} ou ${high}`,
  place: (low, high) => `Place ${low} ou ${high}`,
  hard: (low, high) => `Hard ${low} ou ${high}`,
  how: {
    begin:
      'Deux dés sont lancés, chacun de 1 à 6 avec la même chance. Le palet est d’abord sur OFF : un 4, 5, 6, 8, 9 ou 10 le met sur ON et devient le point. Le point ou un 7 le remet sur OFF.',
    pass: 'Pass gagne si le premier lancer donne 7 ou 11 et perd sur 2, 3 ou 12. Ensuite, il gagne si le point sort avant un 7. Don’t Pass gagne là où Pass perd, mais un 12 au premier lancer rend la mise.',
    come: 'Come et Don’t Come sont les mêmes mises, posées quand le palet est sur ON : le lancer suivant est leur premier, et chacune reçoit son propre numéro.',
    odds: 'Quand votre mise a son numéro, vous pouvez ajouter des odds. Elles paient exactement ce que vaut le numéro : le casino n’y a aucun avantage.',
    working:
      'Toutes les mises comptent à chaque lancer. Une mise qui gagne est payée et vous revient. Un 7 règle toutes les mises et termine la partie.',
    memory: 'Les dés n’ont pas de mémoire : les lancers passés ne disent rien du prochain.',
  },
  line: {
    title: 'Mises avec un point',
    text: 'Elles restent jusqu’à ce que leur numéro ou un 7 sorte.',
  },
  numbers: {
    title: 'Mises sur un numéro',
    text: 'Place gagne quand son numéro sort avant un 7. Un Hardway doit sortir en double : toute autre façon de faire ce total perd, et un 7 aussi.',
  },
  single: { title: 'Mises sur un lancer', text: 'Le lancer suivant les règle.' },
  down: {
    title: 'Retirer des mises',
    text: 'Entre deux lancers, vous pouvez retirer odds, Place, Hardways, Don’t Pass et Don’t Come sur un numéro. Pass et Come restent dès qu’ils ont un numéro.',
  },
  limits: {
    title: 'Limites de la table',
    text: (amount) =>
      `Une partie accepte au plus ${amount} de mises, du premier au dernier lancer.`,
  },
  certified: {
    title: 'Ce que rend chaque mise',
    text: 'RTP et fréquence à laquelle une mise gagne ou revient, du moment où vous la posez jusqu’à son règlement.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Mise',
  columns: { odds: 'Cote', most: 'Maximum par case' },
  part: 'La mise',
}
