import type { Texts } from '../texts.ts'

export const gallery: Texts['gallery'] = {
  title: 'Erros e avisos – {brand}',
  heading: 'Erros e avisos',
  lead: 'Tudo o que pode ser dito a um jogador quando algo dá errado. Para quem trabalha na casa; uma casa em operação real não tem esta página.',
  serverErrors: 'Erros da casa',
  clientErrors: 'Erros do navegador',
  requestErrors: 'Erros no caminho',
  requestLead: 'São informados por um aviso, com seu código.',
  flags: 'Sinalizações de uma conta',
  flagsLead:
    'Enquanto uma está ativa, seu aviso não pode ser fechado, e algumas levam o jogador para onde ela é resolvida.',
  notices: 'Avisos',
  noticesLead:
    'Um aviso idêntico não se repete; só os persistentes sobrevivem a uma troca de página.',
  closes: 'fecha com a página',
  stays: 'permanece',
  logsOut: 'encerra a sessão',
  show: 'Mostrar',
  showCode: 'Mostrar {code}',
  kinds: {
    ERROR: 'Isto é um erro.',
    WARNING: 'Isto é um alerta.',
    INFO: 'Isto é uma nota.',
    persistent: 'Este sobrevive à página.',
    fixed: 'Este não pode ser fechado.',
  },
}
