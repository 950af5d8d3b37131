export const cashierBonus = {
  title: 'Código de bono – {brand}',
  description: 'Introduzca un código de bono y vea lo que tiene.',
  heading: 'Código de bono',
  lead: 'Si tiene un código, introdúzcalo aquí.',
  code: 'Código de bono',
  hint: 'Introduzca un código válido',
  claim: 'Canjear',
  required: '¡El código de bono no se ha introducido, pero es obligatorio!',
  held: 'Lo que tiene',
  active: 'Bono activo',
  none: 'Ninguno',
  cashback: 'Cashback',
  notYet:
    'De momento no se puede canjear ningún bono, así que aquí no falta nada. Cómo serán los bonos, con todas sus condiciones, está en las páginas de promociones.',
  promotions: 'Ver las promociones',
}

export const cashierCompPoints = {
  title: 'Puntos comp – {brand}',
  description: 'Puntos que gana al jugar.',
  heading: 'Puntos comp',
  lead: 'Puntos que se ganan jugando y que se pueden cambiar por dinero.',
  held: 'Sus puntos comp',
  none: 'Todavía ninguno',
  notYet: 'Por ahora no se cuentan puntos, así que no se ha ganado ni perdido nada.',
  nothingLost:
    'En cuanto se cuenten, cada apuesta contará y esta página mostrará cada paso: cuántos puntos, por qué y cuánto valen.',
  promotion: 'Cómo serán los puntos comp',
}
