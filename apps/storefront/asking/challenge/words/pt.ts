import type { ChallengeTexts } from '../challenge-texts.ts'

export const challenge: ChallengeTexts = {
  title: 'Um momento, por favor',
  text: 'Estamos verificando se você não é uma máquina. Para isso, seu dispositivo faz um pequeno trabalho; você não precisa fazer nada.',
  working: 'Verificando seu navegador',
  fine: 'Sem quebra-cabeças, sem imagens, e nada sobre você sai desta página.',
  frame: 'Verificação de segurança',
  failed: 'Não funcionou. Verifique sua conexão e tente novamente.',
  again: 'Tentar novamente',
  close: 'Fechar',
}
