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
