import type { InstantWords } from './en.ts'

export const words: InstantWords = {
  risks: { low: 'Faible', medium: 'Moyen', high: 'Élevé', extreme: 'Extrême' },
  how: {
    gate: {
      aim: (least, most) =>
        `Choisissez un objectif de ${least} à ${most}, puis laissez la porte s’ouvrir.`,
      opens:
        'La porte s’ouvre jusqu’à un multiplicateur. S’il atteint votre objectif ou le dépasse, vous gagnez la mise multipliée par l’objectif. Sinon, la mise est perdue.',
      alike: 'Un objectif plus élevé paie plus et est atteint moins souvent. Tous ont le même RTP.',
    },
    room: {
      fly: 'Placez une ou deux mises avant le vol. Le multiplicateur monte à partir de 1,00× jusqu’à l’explosion.',
      leave: (least, most) =>
        `Encaissez entre ${least} et ${most}, à la main ou automatiquement. Vous gagnez la mise multipliée par le multiplicateur ; ce qui vole encore à l’explosion est perdu.`,
      alike:
        'Un encaissement plus élevé paie plus et est atteint moins souvent. Tous ont le même RTP.',
    },
    pegs: {
      drop: 'Lâchez la bille. À chaque rangée de picots, elle va à gauche ou à droite, et la case où elle tombe paie.',
      board:
        'Vous choisissez de 8 à 16 rangées et le risque. Plus de rangées et plus de risque paient plus aux bords et moins au milieu.',
      path: 'Gauche et droite sont aussi probables l’une que l’autre à chaque picot, quoi que la bille ait fait avant.',
    },
    mines: {
      field: (cells) =>
        `Choisissez combien des ${cells} cases cachent une mine, puis retournez-les une à une.`,
      turn: 'Chaque gemme augmente ce que vous pouvez encaisser. Vous pouvez encaisser après chaque gemme ; une mine met fin à la partie et la mise est perdue.',
      laid: 'Les mines sont posées avant votre première case et montrées à la fin de la partie. Toutes les cases se valent.',
    },
    tower: {
      levels: 'Choisissez le risque, puis montez étage par étage : une fenêtre à chacun.',
      climb:
        'Chaque fenêtre éclairée augmente ce que vous pouvez encaisser. Vous pouvez encaisser à chaque étage ; un feu met fin à la partie et la mise est perdue.',
      laid: 'Les feux sont posés avant votre premier pas et montrés à la fin de la partie. Toutes les fenêtres d’un étage se valent.',
    },
    scratch: {
      buy: 'Choisissez une carte et achetez-la pour la mise. Ce qu’elle gagne est décidé à ce moment ; grattez pour le voir, ou révélez tout d’un coup. Si vous quittez la page, votre carte vous attend.',
      match:
        'Trois pareils (Clover Three, Fruit Stand, Gold Vault) : un montant présent trois fois est à vous.',
      find: 'Trouver les numéros (Lucky Numbers, Deep Blue, Night Sky) : si l’un des deux numéros du haut est parmi les huit du bas, vous gagnez le montant à côté.',
      row: 'Lignes (Three Crowns, Dragon Line) : trois images pareilles en ligne, colonne ou diagonale gagnent le montant à droite.',
      even: 'Ce qui est imprimé et ne gagne pas est tiré à égalité. Cela ne dit rien de la distance au gain.',
    },
    pick: {
      drums:
        'Trois tambours montrent chacun un chiffre de 0 à 9. Choisissez vos chiffres et comment ils doivent sortir.',
      straight: 'Ordre exact : les trois dans votre ordre.',
      box: 'Tout ordre : les trois dans n’importe quel ordre. Avec deux chiffres pareils il y a moins d’ordres, donc elle paie plus.',
      both: 'Moitié-moitié : la moitié de la mise sur chacun.',
      pair: 'Paires : deux chiffres sur les deux premiers tambours, les deux derniers ou les deux extérieurs.',
    },
    rounding:
      'Ce que paie un pas est arrondi au centième de mise supérieur : le RTP change donc un peu d’un pas à l’autre. Le RTP certifié est celui d’un joueur qui s’arrête là où il est le plus élevé.',
  },
  table: {
    board: 'Risque et rangées',
    rows: (count) => `${count} rangées`,
    slot: (place) => (place === 1 ? 'Bord' : `${place}e`),
    mines: 'Mines',
    risk: 'Risque',
    card: 'Carte',
    prize: (prize: string, odds: string) => `${prize}, 1 sur ${odds}`,
    bet: 'Mise sur',
    exact: 'Dans votre ordre',
    any: 'Dans un autre ordre',
    alike: (bet: string) => `${bet}, deux pareils`,
    step: (step) => String(step),
  },
  bets: {
    straight: 'Ordre exact',
    box: 'Tout ordre',
    straightBox: 'Moitié-moitié',
    frontPair: 'Paire de tête',
    backPair: 'Paire de fin',
    splitPair: 'Paire extérieure',
  },
  headline: {
    'scratch-set': 'Clover Three',
    'daily-pick-3': 'Ordre exact',
    'rocket-rail': 'Encaissement à 2,00×',
    'limbo-gate': 'Objectif 2,00×',
    'peg-drop': 'Moyen, 12 rangées',
    'mine-field': '3 mines',
    'tower-climb': 'Moyen',
  },
  certified: {
    title: 'Ce que rend chaque mise',
    each: (headline) =>
      `Les autres chiffres de cette page sont ceux de cette mise : ${headline}. Pour tous :`,
    bets: {
      fruitstand: 'Fruit Stand',
      goldvault: 'Gold Vault',
      luckynumbers: 'Lucky Numbers',
      deepblue: 'Deep Blue',
      nightsky: 'Night Sky',
      threecrowns: 'Three Crowns',
      dragonline: 'Dragon Line',
      box: 'Tout ordre',
      boxalike: 'Tout ordre, deux pareils',
      straightbox: 'Moitié-moitié',
      straightboxalike: 'Moitié-moitié, deux pareils',
      frontpair: 'Paire de tête',
      backpair: 'Paire de fin',
      splitpair: 'Paire extérieure',
    },
    target: (times) => `Objectif ${times}`,
    mines: (count) => (count === 1 ? '1 mine' : `${count} mines`),
    figures: (rtp, wins, top) => `RTP ${rtp}, paie 1 fois sur ${wins}, jusqu’à ${top}`,
  },
  parts: {
    cards: 'Gains',
    digits: 'Chiffres tirés',
    gate: 'Objectif atteint',
    slots: 'Cases',
    gems: 'Gemmes',
    levels: 'Étages',
  },
}
