import type { Texts } from '../texts.ts'

export const content: Texts['content'] = {
  around: {
    contents: 'En esta página',
    updated: 'Última modificación: {day}',
    inForce: 'En vigor desde el {day}',
    related: 'Seguir leyendo',
    otherLanguage: 'Esta página está disponible en inglés.',
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
      kind: 'Tipo',
      deposit: 'Depósito',
      withdrawal: 'Retirada',
      confirmations: 'Se considera recibido tras',
      kinds: { card: 'Tarjeta', coin: 'Criptomoneda', stable: 'Stablecoin' },
      planned: 'Previsto',
      notPlanned: 'No',
      blocks: { one: '{count} confirmación', other: '{count} confirmaciones' },
      bank: 'la respuesta del emisor de la tarjeta',
    },
    help: {
      who: 'Quién ayuda',
      reach: 'Cómo contactar',
      everywhere: 'En todas partes',
    },
  },
}
