import type { Texts } from '../texts.ts'

export const selfTest: Texts['selfTest'] = {
  title: 'Autoevaluación – {brand}',
  description: 'Nueve preguntas sobre su forma de jugar, y quién ayuda.',
  heading: '¿Cómo es su juego?',
  lead: 'Nueve preguntas muestran si el juego se está convirtiendo en un problema. Lleva dos minutos.',
  private: 'Sus respuestas se quedan en su navegador. No las enviamos, guardamos ni vemos.',
  span: 'Piense en los últimos 12 meses. ¿Con qué frecuencia fue así?',
  items: {
    beyondMeans: 'Apostó más de lo que podía permitirse perder',
    tolerance: 'Necesitó apuestas más altas para sentir la misma emoción',
    chasing: 'Volvió otro día para recuperar lo perdido',
    borrowing: 'Pidió dinero prestado o vendió algo para jugar',
    felt: 'Sintió que podía tener un problema con el juego',
    criticised: 'Le criticaron por apostar o le dijeron que era un problema, tuvieran razón o no',
    guilt: 'Se sintió culpable por su forma de jugar o por lo que ocurre al hacerlo',
    health: 'El juego dañó su salud, por ejemplo con estrés o preocupación',
    finances: 'El juego le causó problemas de dinero a usted o a su hogar',
  },
  answers: {
    never: 'Nunca',
    sometimes: 'A veces',
    often: 'La mayoría de las veces',
    always: 'Casi siempre',
  },
  missing: 'Elija una respuesta.',
  show: 'Ver mi resultado',
  points: '{points} de {most} puntos',
  levels: {
    none: {
      heading: 'Ninguna señal de problema',
      text: 'Sus respuestas no muestran daño. Los límites ayudan a que siga así.',
    },
    low: {
      heading: 'Riesgo bajo',
      text: 'Parte de su juego puede costarle más de lo que quiere. Ponga límites antes de que crezca.',
    },
    moderate: {
      heading: 'Riesgo moderado',
      text: 'El juego ya tiene malas consecuencias para usted. Tómese un descanso, ponga límites y hable con alguien que sepa del tema.',
    },
    high: {
      heading: 'Riesgo alto',
      text: 'Sus respuestas apuntan a un problema con el juego, y quizá esté perdiendo el control. No tiene que resolverlo solo: llame a una de las líneas de ayuda y autoexclúyase aquí si le sirve.',
    },
  },
  toLimits: 'Poner límites o descansar',
  toHelp: 'Quién ayuda',
  help: 'Quién ayuda',
  helpIn: 'Quién ayuda: {country}',
  helpText:
    'Estas organizaciones no tienen relación con nosotros. Son gratuitas y confidenciales, y también ayudan a familiares y amigos.',
  otherCountries: 'Otros países',
  source:
    'Las preguntas siguen el Problem Gambling Severity Index (Ferris y Wynne, 2001), con nuestras palabras. No es un diagnóstico.',
}
