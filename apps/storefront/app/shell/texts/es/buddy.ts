export const buddy = {
  heading: 'Invite a un amigo',
  about:
    'Cada uno recibe una ficha gratis de {chip} cuando su amigo se haya registrado con su enlace, haya verificado su correo electrónico, depositado al menos {deposit} y apostado {turnover} de dinero real.',
  link: 'Su enlace de invitación',
  copy: 'Copiar el enlace',
  friends: {
    one: '{count} amigo se ha registrado',
    other: '{count} amigos se han registrado',
  },
  given: {
    one: '{count} le ha traído una ficha',
    other: '{count} le han traído una ficha',
  },
  how: 'Quién cuenta como amigo',
  failed: 'No se ha podido cargar su enlace de invitación. Inténtelo más tarde.',
}
