export const buddy = {
  heading: 'Convide um amigo',
  about:
    'Cada um ganha uma ficha grátis de {chip} quando seu amigo tiver se cadastrado pelo seu link, verificado o e-mail, depositado pelo menos {deposit} e apostado {turnover} em dinheiro real.',
  link: 'Seu link de convite',
  copy: 'Copiar o link',
  friends: {
    one: '{count} amigo se cadastrou',
    other: '{count} amigos se cadastraram',
  },
  given: {
    one: '{count} trouxe uma ficha',
    other: '{count} trouxeram uma ficha',
  },
  how: 'Quem conta como amigo',
  failed: 'Não foi possível carregar seu link de convite. Tente mais tarde.',
}
