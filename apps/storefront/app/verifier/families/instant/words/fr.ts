import type { InstantRoundWords } from './en.ts'

export const words: InstantRoundWords = {
  title: 'Ce qui a été tiré',
  left: 'Gauche',
  right: 'Droite',
  captions: {
    gateOpened: 'Multiplicateur',
    ballDropped: 'Chemin',
    fieldShown: 'Mines',
    towerShown: 'Feux, étage par étage',
  },
  eventNames: {
    gateOpened: 'La porte s’ouvre jusqu’à {result}, objectif {target}',
    gatePaid: 'Objectif atteint',
    gateMissed: 'Objectif non atteint',
    ballDropped: 'Une bille tombe à travers {rows} rangées',
    ballSettled: 'Case {slot} : {times}',
    fieldLaid: '{mines} mines sous {cells} cases',
    gemFound: 'Case {cell} : gemme, {times}',
    mineHit: 'Case {cell} : mine',
    fieldShown: 'Le champ est montré',
    towerBuilt: '{levels} étages de {width} fenêtres',
    levelClimbed: 'L’étage {level} est sûr, {times}',
    trapSprung: 'Feu à l’étage {level}',
    towerShown: 'La tour est montrée',
    cashedOut: 'Encaissé à {times}',
  },
}
