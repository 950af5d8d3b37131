import type { Texts } from '../texts.ts'

export const newsletter: Texts['newsletter'] = {
  title: 'Cancelar inscrição – {brand}',
  description: 'Encerra as novidades que chegam por e-mail.',
  askHeading: 'Cancelar a inscrição nas nossas novidades?',
  askText: 'Escreveremos para você apenas sobre a sua conta.',
  unsubscribe: 'Cancelar inscrição',
  stay: 'Continuar recebendo novidades',
  doneHeading: 'E-mail descadastrado',
  doneText:
    'Você não recebe mais novidades nossas. Pode ativá-las de novo no seu perfil a qualquer momento.',
  invalidHeading: 'Este link de cancelamento não é válido',
  invalidText:
    'Ele pode ter sido cortado no caminho. Abra-o de novo a partir do e-mail ou desative as novidades no seu perfil.',
  failedText: 'Não funcionou. Tente novamente.',
  toGames: 'Ir para os jogos',
  switch: {
    label: 'Novidades por e-mail',
    hint: 'Jogos novos e promoções, de vez em quando. Você pode cancelar em qualquer um dos e-mails.',
    unproven: 'Elas chegam quando você tiver confirmado seu e-mail.',
  },
}
