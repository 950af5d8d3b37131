import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Você está off-line',
  text: 'Não há conexão agora. Seu saldo e qualquer rodada aberta ficam guardados conosco: você continua assim que ela voltar.',
  again: 'Tentar de novo',
}
