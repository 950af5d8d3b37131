import type { Texts } from '../texts.ts'

export const feed: Texts['feed'] = {
  heading: 'Apuestas en este momento',
  which: 'Qué apuestas',
  kinds: {
    newest: 'Todas',
    mine: 'Mis apuestas',
    high: 'Apuestas altas',
    lucky: 'Golpes de suerte',
  },
  means: {
    newest:
      'Las últimas apuestas en todos los juegos. Cuando terminan muchas a la vez, se muestran algunas.',
    mine: 'Sus últimas rondas terminadas.',
    high: 'Las apuestas más altas de la última hora.',
    lucky: 'Los premios de la última hora que más veces multiplicaron la apuesta.',
  },
  none: {
    newest: 'Aún no hay apuestas. La próxima aparecerá aquí en cuanto se resuelva.',
    mine: 'Aún no hay rondas terminadas. La próxima aparecerá aquí.',
    high: 'No hubo apuestas en la última hora. La próxima aparecerá aquí.',
    lucky: 'No hubo premios en la última hora. El próximo aparecerá aquí.',
  },
  pause: 'Pausar',
  resume: 'Reanudar',
  loading: 'Cargando las apuestas',
  failed: 'No se pudieron cargar sus apuestas.',
  again: 'Volver a intentarlo',
  game: 'Juego',
  player: 'Jugador',
  when: 'Hora',
  stake: 'Apuesta',
  times: 'Multiplicador',
  win: 'Premio',
  signIn: 'Inicie sesión para ver sus apuestas',
  privacy: {
    label: 'Ocultar mis apuestas a los demás',
    hint: 'En las listas y salas en vivo, en los torneos y entre los ganadores de jackpots, los demás ven sus apuestas y premios con un nombre de usuario abreviado, como ab***. Si los oculta, desaparecen al instante de las listas en vivo y en los demás lugares se lee «Oculto». Las apuestas ya hechas en una sala lo conservan hasta que termina su ronda.',
  },
}
