import type { Texts } from '../texts.ts'

export const cashierBuy: Texts['cashierBuy'] = {
  title: 'Comprar criptomoedas – {brand}',
  heading: 'Comprar criptomoedas',
  lead: 'Um vendedor recebe o seu pagamento e envia as moedas ao seu próprio endereço de depósito. A partir daí elas contam como qualquer depósito.',
  noneTitle: 'Nenhum vendedor está conectado',
  none: 'No momento não é possível comprar moedas aqui. Você ainda pode enviar as que já tem.',
  toDeposit: 'Ir para o depósito',
  backTitle: 'O seu pedido foi feito',
  back: 'As moedas estão a caminho do seu próprio endereço. Assim que forem vistas na rede, aparecem com os seus depósitos.',
  follow: 'Acompanhar as moedas',
  coin: 'Qual moeda?',
  amount: 'Você paga',
  currency: 'Divisa',
  amountFormat: 'Escreva o valor assim: 25,50.',
  offers: 'Ofertas',
  noOffer: 'Nenhum vendedor tem oferta para este valor. Tente outro valor ou outra moeda.',
  order: 'Comprar',
  rate: '{rate} por 1 {asset}',
  fee: 'tarifa de {fee} incluída',
  free: 'sem tarifa',
  seller:
    'O pagamento é feito na página do vendedor e segundo as condições dele. Ele pode perguntar quem você é. O quanto você recebe depende do preço no momento do envio.',
}
