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
    rounding:
      'Ce que paie un pas est arrondi au centième de mise supérieur : le RTP change donc un peu d’un pas à l’autre. Le RTP certifié est celui d’un joueur qui s’arrête là où il est le plus élevé.',
  },
  table: {
    board: 'Risque et rangées',
    rows: (count) => `${count} rangées`,
    slot: (place) => (place === 1 ? 'Bord' : `${place}e`),
    mines: 'Mines',
    risk: 'Risque',
    step: (step) => String(step),
  },
  headline: {
    'limbo-gate': 'Objectif 2,00×',
    'peg-drop': 'Moyen, 12 rangées',
    'mine-field': '3 mines',
    'tower-climb': 'Moyen',
  },
  certified: {
    title: 'Ce que rend chaque mise',
    each: (headline) =>
      `Les autres chiffres de cette page sont ceux de cette mise : ${headline}. Pour tous :`,
    target: (times) => `Objectif ${times}`,
    mines: (count) => (count === 1 ? '1 mine' : `${count} mines`),
    figures: (rtp, wins, top) => `RTP ${rtp}, paie 1 fois sur ${wins}, jusqu’à ${top}`,
  },
  parts: { gate: 'Objectif atteint', slots: 'Cases', gems: 'Gemmes', levels: 'Étages' },
}
