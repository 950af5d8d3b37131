import type { InstantRoundWords } from './en.ts'

export const words: InstantRoundWords = {
  title: 'O que saiu',
  left: 'Esquerda',
  right: 'Direita',
  captions: {
    gateOpened: 'Multiplicador',
    ballDropped: 'Caminho',
    fieldShown: 'Minas',
    towerShown: 'Fogos, nível a nível',
  },
  eventNames: {
    gateOpened: 'O portal abre até {result}, alvo {target}',
    gatePaid: 'Alvo alcançado',
    gateMissed: 'Alvo não alcançado',
    ballDropped: 'Uma bola cai por {rows} fileiras',
    ballSettled: 'Casa {slot}: {times}',
    fieldLaid: '{mines} minas sob {cells} casas',
    gemFound: 'Casa {cell}: gema, {times}',
    mineHit: 'Casa {cell}: mina',
    fieldShown: 'O campo é mostrado',
    towerBuilt: '{levels} níveis de {width} janelas',
    levelClimbed: 'O nível {level} é seguro, {times}',
    trapSprung: 'Fogo no nível {level}',
    towerShown: 'A torre é mostrada',
    cashedOut: 'Retirado em {times}',
  },
}
