import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'Você está off-line',
  text: 'Não conseguimos falar com a casa agora. Seu saldo e qualquer rodada aberta ficam guardados conosco: você continua assim que a conexão voltar.',
  again: 'Tentar de novo',
}
