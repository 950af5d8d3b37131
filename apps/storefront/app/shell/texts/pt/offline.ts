import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Você está off-line',
  text: 'Não há conexão agora. Seu saldo fica guardado conosco. Uma rodada sua espera por você; uma sala ao vivo continua.',
  again: 'Tentar de novo',
}
