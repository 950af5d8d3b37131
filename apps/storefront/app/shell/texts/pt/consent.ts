import type { Texts } from '../texts.ts'

export const consent: Texts['consent'] = {
  label: 'Serviços externos',
  bar: 'Podemos usar serviços de fora desta casa? Antes do seu sim, nada é pedido a eles e nada sobre você sai daqui. Sem eles, a casa funciona do mesmo jeito.',
  accept: 'Permitir',
  decline: 'Não permitir',
  choose: 'Escolher',
  heading: 'Serviços externos',
  lead: 'O que você permitir aqui, pode retirar aqui mesmo a qualquer momento. Nada mais depende disso.',
  chat: 'Chat ao vivo',
  chatText:
    'Funciona em {place}. Quando você o abre, ele recebe seu nome de usuário, e-mail, nível VIP e endereço de rede.',
  analytics: 'Estatísticas de páginas',
  analyticsText:
    'Funcionam em {place}. Recebem quais páginas são abertas e nada sobre quem as abre.',
  reporting: 'Relatórios de erros',
  reportingText: 'Vão para {place}. Contam o que deu errado em uma página e nada sobre você.',
  saved: 'Sua escolha foi guardada.',
  openChat: 'Fale conosco',
  closeChat: 'Fechar o chat',
  chatName: 'Chat ao vivo',
  chatAsk:
    'O chat funciona em {place}. Se você o iniciar, ele recebe seu nome de usuário, e-mail, nível VIP e endereço de rede.',
  startChat: 'Iniciar o chat',
  chatOpens: 'Abrindo o chat',
  notNow: 'Agora não',
}
