import type { Texts } from '../texts.ts'

export const feed: Texts['feed'] = {
  heading: 'Apostas neste momento',
  which: 'Quais apostas',
  kinds: {
    newest: 'Todas',
    mine: 'Minhas apostas',
    high: 'Apostas altas',
    lucky: 'Golpes de sorte',
  },
  means: {
    newest:
      'As últimas apostas em todos os jogos. Quando muitas terminam ao mesmo tempo, você vê algumas delas.',
    mine: 'Suas últimas rodadas concluídas.',
    high: 'As maiores apostas da última hora.',
    lucky: 'Os prêmios da última hora que mais multiplicaram a aposta.',
  },
  none: {
    newest: 'Ainda não há apostas. A próxima aparece aqui assim que for concluída.',
    mine: 'Ainda não há rodadas concluídas. A próxima aparece aqui.',
    high: 'Nenhuma aposta na última hora. A próxima aparece aqui.',
    lucky: 'Nenhum prêmio na última hora. O próximo aparece aqui.',
  },
  pause: 'Pausar',
  resume: 'Retomar',
  loading: 'Carregando as apostas',
  failed: 'Não foi possível carregar suas apostas.',
  again: 'Tentar novamente',
  game: 'Jogo',
  player: 'Jogador',
  when: 'Hora',
  stake: 'Aposta',
  times: 'Multiplicador',
  win: 'Prêmio',
  signIn: 'Entre para ver suas apostas',
  privacy: {
    label: 'Ocultar minhas apostas dos outros',
    hint: 'Nas listas e salas ao vivo, nos torneios e entre os ganhadores de jackpots, os outros veem suas apostas e prêmios com um nome de usuário abreviado, como ab***. Quando você os oculta, eles somem na hora das listas ao vivo; nos outros lugares aparece “Oculto”. As apostas já feitas numa sala mantêm o nome até a rodada terminar.',
  },
}
