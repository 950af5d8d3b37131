import type { Texts } from '../texts.ts'

export const cashierFrame: Texts['cashierFrame'] = {
  title: 'Caja – {brand}',
  heading: 'Caja',
  lead: 'Deposite, retire y siga cada pago.',
  menu: 'Menú de la caja',
  ways: {
    deposit: 'Depositar',
    withdraw: 'Retirar',
    history: 'Historial',
    buyCrypto: 'Comprar criptomonedas',
    bonus: 'Código de bono',
    compPoints: 'Puntos Comp',
  },
  means: {
    deposit: 'Con tarjeta, transferencia o criptomonedas',
    withdraw: 'Retire su dinero',
    history: 'Cada pago con sus pasos, y un extracto anual',
    buyCrypto:
      'Compre criptomonedas a un vendedor, que las envía a su propia dirección de depósito',
    bonus: 'Introduzca un código de bono',
    compPoints: 'Puntos por jugar',
  },
  testMoney: 'Dinero de prueba: aquí no se mueve dinero real.',
  inBitcoin: 'unos {amount}',
  underWay: 'En proceso de retirada',
  blocked: 'de ellos, en revisión',
  logInTitle: 'Inicie sesión para usar la caja',
  logInText:
    'Los depósitos y las retiradas pertenecen a su cuenta. Después de iniciar sesión volverá a esta página.',
  none: 'Su cuenta juega con créditos gratuitos. No se pueden comprar ni retirar, así que no hay nada que depositar. Cuando le queden pocos, recárguelos aquí.',
  toGames: 'Ir a los juegos',
  playHistory: 'Un año de apuestas, premios y créditos recibidos, en un archivo',
  playBets: 'Cada apuesta, con su ronda',
}
