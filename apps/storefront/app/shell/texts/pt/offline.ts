import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Você está off-line',
  text: 'Não há conexão agora. Seu saldo fica guardado conosco. Sua rodada aberta espera por você; uma sala ao vivo continua.',
  again: 'Tentar de novo',
}
