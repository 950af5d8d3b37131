import type { InstantRoundWords } from './en.ts'

export const words: InstantRoundWords = {
  title: 'Lo que salió',
  left: 'Izquierda',
  right: 'Derecha',
  captions: {
    gateOpened: 'Multiplicador',
    ballDropped: 'Camino',
    fieldShown: 'Minas',
    towerShown: 'Fuegos, nivel a nivel',
  },
  eventNames: {
    gateOpened: 'La puerta se abre hasta {result}, objetivo {target}',
    gatePaid: 'Objetivo alcanzado',
    gateMissed: 'Objetivo no alcanzado',
    ballDropped: 'Una bola cae por {rows} filas',
    ballSettled: 'Casilla {slot}: {times}',
    fieldLaid: '{mines} minas bajo {cells} casillas',
    gemFound: 'Casilla {cell}: gema, {times}',
    mineHit: 'Casilla {cell}: mina',
    fieldShown: 'Se muestra el campo',
    towerBuilt: '{levels} niveles de {width} ventanas',
    levelClimbed: 'El nivel {level} es seguro, {times}',
    trapSprung: 'Fuego en el nivel {level}',
    towerShown: 'Se muestra la torre',
    cashedOut: 'Cobrado a {times}',
  },
}
