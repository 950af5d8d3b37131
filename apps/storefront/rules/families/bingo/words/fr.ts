import type { BingoWords } from './en.ts'

export const words: BingoWords = {
  parts: { line: 'Ligne', twoLines: 'Deux lignes', pattern: 'Motif', house: 'Carton plein' },
  how: {
    cards: (cells, numbers) =>
      `Une carte porte ${cells} numéros sur ${numbers}. Toute la salle entend les mêmes numéros, l’un après l’autre.`,
    calls:
      'La première rangée, colonne ou diagonale complète gagne la ligne ; la première carte dont tous les numéros sont tirés gagne le carton plein.',
    pots: (line, house) =>
      `Du prix de toutes les cartes, ${line} vont à la ligne et ${house} au carton plein.`,
    columns: (side, each) =>
      `Une carte a ${side} colonnes : chacune a ses ${each} numéros, et la case du milieu est libre. Toute la salle entend les mêmes numéros, l’un après l’autre.`,
    patterns: (patterns) =>
      `Chaque partie se joue sur un motif parmi ${patterns}, montré avant l’achat. La première carte dont toutes les cases du motif sont tirées gagne.`,
    pot: (share) => `Du prix de toutes les cartes, ${share} vont au motif.`,
    tickets: (strip, numbers) =>
      `Une carte a trois lignes de cinq numéros chacune, parmi ${numbers}. ${strip} cartes forment une planche, sur laquelle chaque numéro figure une fois. Toute la salle entend les mêmes numéros, l’un après l’autre.`,
    rows: 'La première ligne complète gagne la ligne, la première carte à deux lignes complètes gagne les deux lignes et la première carte dont tous les numéros sont tirés gagne le carton plein.',
    threePots: (line, twoLines, house) =>
      `Du prix de toutes les cartes, ${line} vont à la ligne, ${twoLines} aux deux lignes et ${house} au carton plein.`,
    shared:
      'Les cartes qui y arrivent avec le même numéro se partagent le lot. Les centimes qui ne se partagent pas vont aux cartes aux plus petits numéros.',
    alone:
      'L’argent fictif et les dollars ont leurs propres lots. Si une seule personne a des cartes pour un lot, elles lui sont remboursées.',
  },
  certified: {
    title: 'Ce que rend une carte',
    text: 'Le RTP est le même quel que soit le nombre de cartes dans la salle. Avec plus de cartes, vous gagnez moins souvent, mais plus.',
    hall: (cards) => `Une carte sur ${cards}`,
    figures: (rtp, rounds) => `${rtp} · gagne 1 partie sur ${rounds}`,
  },
}
