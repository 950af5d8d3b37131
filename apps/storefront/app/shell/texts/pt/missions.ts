import type { Texts } from '../texts.ts'

export const missions: Texts['missions'] = {
  title: 'Missões – {brand}',
  description: 'Pequenas metas do dia, com uma recompensa para cada uma.',
  heading: 'Missões',
  lead: 'Três pequenas metas por dia. Cada rodada terminada conta, a aposta mais baixa tanto quanto a mais alta.',
  logInTitle: 'Entre para ver suas missões',
  logInText: 'Aqui aparecem suas missões e o quanto você avançou.',
  loading: 'Carregando suas missões',
  failed: 'Suas missões não carregaram.',
  tryAgain: 'Tentar de novo',
  today: 'Hoje',
  left: 'Ainda de ontem',
  names: {
    rounds: 'Termine {goal} rodadas',
    games: 'Jogue {goal} jogos diferentes',
    kinds: 'Jogue {goal} tipos de jogos, como slots e pôquer',
  },
  progress: '{done} de {goal}',
  reward: 'Recompensa: {amount}',
  collect: 'Receber {amount}',
  collected: 'Recebido: {amount}',
  gave: '{mission}: você recebeu {amount}.',
  rules:
    'Todo dia à meia-noite (UTC) elas recomeçam. Você pode receber até o fim do dia seguinte. O que você aposta, ganha ou perde não faz diferença.',
  rewards: {
    CREDIT: 'As recompensas são dinheiro fictício e não podem ser sacadas.',
    POINT: 'As recompensas são pontos comp, que você troca por um bônus no caixa.',
  },
  points: '{points} C.P.',
  bars: {
    limited:
      'Você definiu limites ou está em pausa; por isso não há missões para você agora. Respeitamos isso.',
    account: 'Não há missões enquanto analisamos a sua conta.',
    care: 'Como sugerimos uma pausa, não há missões para você agora.',
    place: 'As missões não estão disponíveis onde você está.',
    email: 'Verifique primeiro seu endereço de e-mail. Depois suas missões aparecem aqui.',
  },
}
