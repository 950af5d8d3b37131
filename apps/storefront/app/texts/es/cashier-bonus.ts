export const cashierBonus = {
  title: 'Código de bono – {brand}',
  description: 'Introduzca un código de bono y vea lo que tiene.',
  heading: 'Código de bono',
  lead: '¿Tiene un código de bono?',
  code: 'Código de bono',
  hint: 'Introduzca un código válido',
  claim: 'Canjear',
  required: '¡El código de bono no se ha introducido, pero es obligatorio!',
  held: 'Sus bonos',
  active: 'Bono activo',
  none: 'Ninguno',
  cashback: 'Cashback',
  notYet:
    'Los bonos aún no están disponibles, así que por ahora ningún código funciona. En Promociones ya puede leer cómo serán y sus condiciones.',
  promotions: 'Ver las promociones',
}

export const cashierCompPoints = {
  title: 'Puntos comp – {brand}',
  description: 'Puntos que gana al jugar.',
  heading: 'Puntos comp',
  lead: 'Puntos que se ganan jugando y que se pueden cambiar por dinero.',
  held: 'Sus puntos comp',
  none: 'Todavía ninguno',
  notYet: 'Los puntos comp aún no están disponibles, así que por ahora sus apuestas no dan puntos.',
  nothingLost:
    'En cuanto se cuenten, cada apuesta contará y esta página mostrará cada paso: cuántos puntos, por qué y cuánto valen.',
  promotion: 'Cómo serán los puntos comp',
}
