import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  title: '{brand} – nuestros propios juegos se comprueban ronda por ronda',
  description:
    'Juegue a Castle of Horror gratis con dinero ficticio. Cada resultado queda fijado antes de que apueste y después se puede recalcular en su propio navegador.',
  heading: '{brand}',
  newGame: 'Nuevo en la casa',
  group: {
    slots: 'Tragaperras',
    poker: 'Videopóker',
    table: 'Juego de mesa',
    roulette: 'Ruleta',
    keno: 'Keno',
  },
  leads: {
    'castle-of-horror':
      'Una luz fría tras cada ventana y algo en la escalera. Los giros gratis retienen sus comodines y el sótano le guarda una elección.',
  },
  anyLead: 'Hecho por la casa, certificado hasta la última cifra.',
  play: 'Jugar a {game}',
  signUpToPlay: 'Registrarse y jugar',
  free: 'Le esperan 10.000,00 Cr de dinero ficticio. Sin depósito y sin tarjeta.',
  rtp: 'RTP',
  rtpMeans:
    'De todas las apuestas, esta parte vuelve en forma de premios a lo largo de muchísimas rondas. Exacto, no estimado.',
  volatility: 'Volatilidad',
  volatilityOf: '{level} de 5',
  topWin: 'Premio máximo',
  topWinOf: '{x}× la apuesta',
  hit: 'Algún premio',
  hitOf: '1 entre {rounds}',
  stakes: 'Apuestas',
  stakesOf: '{least} – {most}',
  labels: {
    games: 'Más de {count} juegos',
    slots: 'Más de {count} slots',
    poker: 'Más de {count} de póker',
    jackpot: 'Más de {count} con jackpot',
  },
  banners: 'Novedades',
  lastPlayed: 'Últimos jugados',
  liveRooms: 'Salas en vivo',
  liveHere: '{count} ahora aquí',
  liveOpen: 'Abierta ahora',
  liveCrash: 'Crash, todos en el mismo vuelo',
  liveBingo: 'Bingo, todos en el mismo sorteo',
  winners: 'Ganado ahora mismo',
  winnersLive: 'En directo',
  winnersNone:
    'Nadie ha ganado desde que la casa abrió. El primer premio aparecerá aquí en cuanto se pague.',
  on: 'en {game}',
  fairHeading: 'No tiene que confiar en nosotros',
  fairLead:
    'Cada ronda de nuestros propios juegos queda fijada antes de que pulse el botón y después puede demostrar que no la hemos tocado. En tres pasos:',
  steps: [
    {
      title: 'Nosotros sellamos un número',
      text: 'Antes de su primera ronda, la casa sortea un número secreto y le muestra su huella, para que no se pueda cambiar después. Este es uno, dibujado como un sello.',
    },
    {
      title: 'Usted añade el suyo',
      text: 'Una semilla creada por su navegador se mezcla en cada ronda, con un contador que nunca se salta ninguna. Ninguna de las partes puede dirigir el resultado.',
    },
    {
      title: 'Su navegador lo comprueba',
      text: 'Abrimos el sello cuando lo pida. Su navegador vuelve a calcular entonces cada rodillo, línea y giro gratis, y compara.',
    },
  ],
  stepSeal: 'Sello de {hash}',
  stepAgrees: 'Sello, rodillos y pago coinciden',
  verifyLink: 'Verificar una ronda por su cuenta',
  fairLink: 'Cómo funciona en detalle',
  moneyHeading: 'Dos clases de dinero, nunca mezcladas',
  playMoneyTitle: 'Dinero ficticio',
  playMoneyText:
    'Empieza con 10.000,00 Cr, gratis. Los créditos no se pueden comprar ni se convierten nunca en dinero, así que no hay nada en juego salvo la velada. Cuando le queden menos de 100,00 Cr, rellénelos.',
  testMoneyTitle: 'Dinero de prueba',
  testMoneyText:
    'En esta demostración, una cuenta también puede tener dólares de prueba. Funcionan como el dinero real: puede depositarlos, apostarlos y retirarlos. No tienen ningún valor.',
  realMoneyTitle: 'Efectivo',
  realMoneyText:
    'El dinero real se guarda en cuentas propias del mismo libro mayor. Cada céntimo que se mueve tiene un asiento con el saldo de antes y el de después.',
  careHeading: 'Un juego, no un ingreso',
  careText:
    'Con el tiempo, la casa se queda con una pequeña parte de cada apuesta: ese es el precio de la velada. Juegue con lo que pueda permitirse, pare mientras le divierta y hable con alguien si deja de hacerlo.',
  careLink: 'Juego responsable',
}
