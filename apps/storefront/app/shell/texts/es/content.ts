import type { Texts } from '../texts.ts'

export const content: Texts['content'] = {
  around: {
    contents: 'En esta página',
    updated: 'Última modificación: {day}',
    inForce: 'En vigor desde el {day}',
    related: 'Seguir leyendo',
    otherLanguage: 'Esta página está disponible en inglés.',
  },
  contact: {
    heading: 'Cómo contactarnos',
    chat: 'Chat en vivo',
    chatText: 'El botón al pie de cada página lo abre. Antes se le pide su consentimiento.',
    mail: 'Correo electrónico',
    mailText: 'Indique el juego y el número de la ronda si se trata de una.',
    ticket: 'Consulta',
    ticketText: 'Envíenos su pregunta con imágenes y siga nuestras respuestas.',
    ticketLink: 'Abrir una consulta',
  },
  tables: {
    wagering: {
      game: 'Juego',
      counts: 'Cuenta para el requisito de apuesta',
      per: 'Para cumplir {amount}, apueste',
      games: {
        slots: 'Tragaperras, tragaperras de céntimos, Mega Matrix, keno, bingo y lotería',
        fish: 'Juegos de pesca',
        crash: 'Crash',
        tables: 'Ruleta, videopóquer y otros juegos de mesa',
        cards: 'Blackjack, bacará y craps',
        progressive: 'Juegos progresivos',
      },
      never: 'no es posible',
    },
    vip: {
      level: 'Nivel',
      turnover: 'A partir de un volumen total apostado de',
      comp: 'Puntos comp',
      cashback: 'Cashback',
      levels: {
        none: 'Sin nivel',
        bronze: 'Bronce',
        silver: 'Plata',
        gold: 'Oro',
        platinum: 'Platino',
      },
    },
    payments: {
      method: 'Método',
      deposit: 'Depósito',
      withdrawal: 'Retirada',
      countsAfter: 'cuenta tras {what}',
      kinds: { card: 'Tarjeta', bank: 'Transferencia bancaria', coin: 'Criptomoneda' },
      from: 'desde {amount}',
      no: 'No disponible',
      none: 'En esta instalación no hay ningún método de pago configurado.',
      blocks: { one: '{count} confirmación', other: '{count} confirmaciones' },
    },
    help: {
      who: 'Quién ayuda',
      reach: 'Cómo contactar',
      everywhere: 'En todas partes',
    },
  },
}
