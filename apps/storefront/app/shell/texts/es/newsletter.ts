import type { Texts } from '../texts.ts'

export const newsletter: Texts['newsletter'] = {
  title: 'Darse de baja – {brand}',
  description: 'Pone fin a las novedades que llegan por correo.',
  askHeading: '¿Darse de baja de nuestras novedades?',
  askText: 'Solo le escribiremos sobre su cuenta.',
  unsubscribe: 'Darse de baja',
  stay: 'Seguir recibiendo novedades',
  doneHeading: 'Correo dado de baja',
  doneText:
    'Ya no recibirá novedades nuestras. Puede volver a activarlas en su perfil en cualquier momento.',
  invalidHeading: 'Este enlace de baja no es válido',
  invalidText:
    'Puede que se haya cortado por el camino. Ábralo de nuevo desde el correo o desactive las novedades en su perfil.',
  failedText: 'No ha funcionado. Vuelva a intentarlo.',
  toGames: 'Ir a los juegos',
  switch: {
    label: 'Novedades por correo',
    hint: 'Juegos nuevos y promociones, de vez en cuando. Puede darse de baja desde cualquiera de los correos.',
    unproven: 'Llegarán cuando haya confirmado su correo electrónico.',
  },
}
