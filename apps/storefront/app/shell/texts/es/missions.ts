import type { Texts } from '../texts.ts'

export const missions: Texts['missions'] = {
  title: 'Misiones – {brand}',
  description: 'Pequeños objetivos del día, con una recompensa por cada uno.',
  heading: 'Misiones',
  lead: 'Tres pequeños objetivos al día. Cuenta cada ronda terminada, la apuesta más baja tanto como la más alta.',
  logInTitle: 'Inicie sesión para ver sus misiones',
  logInText: 'Aquí verá sus misiones y cuánto ha avanzado.',
  loading: 'Cargando sus misiones',
  failed: 'Sus misiones no se han cargado.',
  tryAgain: 'Intentar de nuevo',
  today: 'Hoy',
  left: 'Aún de ayer',
  names: {
    rounds: 'Termine {goal} rondas',
    games: 'Juegue a {goal} juegos distintos',
    kinds: 'Juegue a {goal} tipos de juegos, como slots y póker',
  },
  progress: '{done} de {goal}',
  reward: 'Recompensa: {amount}',
  collect: 'Recoger {amount}',
  collected: 'Recogido: {amount}',
  gave: '{mission}: ha recibido {amount}.',
  rules:
    'Cada día a medianoche (UTC) vuelven a empezar. Puede recogerlas hasta el final del día siguiente. Lo que apueste, gane o pierda no influye.',
  rewards: {
    CREDIT: 'Las recompensas son dinero ficticio y no se pueden retirar.',
    POINT: 'Las recompensas son puntos comp, que en la caja cambia por un bono.',
  },
  points: '{points} C.P.',
  bars: {
    limited:
      'Ha fijado límites o se ha tomado una pausa; por eso ahora no hay misiones para usted. Lo respetamos.',
    account: 'No hay misiones mientras revisamos su cuenta.',
    care: 'Como le hemos sugerido un descanso, ahora no hay misiones para usted.',
    place: 'Las misiones no están disponibles donde usted está.',
    email: 'Verifique primero su correo electrónico. Después verá aquí sus misiones.',
  },
}
