import type { Texts } from '../texts.ts'

export const fairness: Texts['fairness'] = {
  title: 'Comprovadamente justo – {brand}',
  description:
    'Como a casa fixa cada resultado antes da aposta e como você pode recalculá-lo no seu próprio navegador.',
  heading: 'Comprovadamente justo',
  lead: 'Um cassino costuma pedir confiança. Este entrega as contas a você. Aqui estão todas, sem nenhuma lacuna.',
  sections: [
    {
      title: 'Antes da rodada: um número lacrado',
      paragraphs: [
        'A casa sorteia 32 bytes aleatórios, a semente do servidor, e mostra a você o hash SHA-256 deles. Um hash é uma impressão digital: fácil de calcular a partir dos bytes, impossível de inverter. Assim, a casa não pode trocar a semente depois sem que você perceba.',
        'O hash da semente seguinte também é mostrado. Quando você troca de semente, a casa tampouco pode escolher uma nova que lhe convenha.',
      ],
    },
    {
      title: 'A sua parte: a semente do cliente',
      paragraphs: [
        'Você pode definir a sua própria semente do cliente, de 1 a 64 caracteres. A casa fixou a dela antes de conhecer a sua, portanto não pode ter escolhido uma que seja ruim para você.',
        'Um contador, o nonce, começa em 0 e aumenta em um a cada rodada. Ele não tem lacunas: uma aposta recusada não gasta número, e nenhuma rodada pode sumir.',
      ],
    },
    {
      title: 'A rodada: uma única sequência de números',
      paragraphs: [
        'HMAC-SHA256, com a semente do servidor como chave, é aplicado a “semente do cliente:nonce:bloco”, para o bloco 0, 1, 2 e assim por diante. Cada bloco dá 32 bytes, lidos como oito números de 32 bits.',
        'Quando um jogo precisa de uma entre n possibilidades, ele pega o próximo número e o divide por n. Os números da última faixa incompleta são descartados, para que nenhuma possibilidade seja favorecida, nem por um bilionésimo.',
        'Rolos, escolhas e giros grátis saem todos desta sequência e de nada mais.',
      ],
    },
    {
      title: 'Depois da rodada: o lacre é aberto',
      paragraphs: [
        'Troque sua semente quando quiser, desde que não haja uma rodada aberta. A semente anterior do servidor é mostrada, e toda rodada que saiu dela pode ser recalculada.',
        'O verificador faz isso no seu navegador. Ele carrega a rodada uma vez e depois não precisa de servidor: a mesma matemática com que a casa joga é executada de novo no seu aparelho.',
      ],
    },
    {
      title: 'Jackpots: nossa semente e suas apostas',
      paragraphs: [
        'Alguns jackpots saem em um valor secreto. Ele é sorteado com uma semente cujo hash mostramos um ciclo antes, e com o que os jogadores trazem: todas as apostas nesse jackpot até ele sair pela última vez, e a primeira aposta depois disso. Assim, a nossa semente sozinha não decide o valor.',
        'Cada aposta, cada prêmio e cada recomeço de um jackpot é um elo de uma cadeia pública de hashes. Você encontra nela as suas próprias apostas, e nenhum outro jogador consegue saber que são suas. Depois de um prêmio, mostramos tudo de que o valor saiu.',
      ],
    },
  ],
  formulaTitle: 'A regra inteira',
  tableTitle: 'O que cada lado sabe, e quando',
  columns: ['O quê', 'Antes', 'Durante', 'Após a troca'],
  rows: [
    ['Hash da semente do servidor', 'ambos', 'ambos', 'ambos'],
    ['Semente do servidor', 'a casa', 'a casa', 'ambos'],
    ['Semente do cliente', 'você', 'ambos', 'ambos'],
    ['Resultado', 'fixado, ninguém pode mudá-lo', 'ambos', 'ambos, e você pode recalculá-lo'],
  ],
  exampleTitle: 'Um lacre, desenhado',
  exampleText:
    'O verificador desenha cada hash como um lacre de 32 raios, um por byte. Dois lacres iguais são dois hashes iguais; um único bit trocado dá outro lacre.',
  verify: 'Abrir o verificador',
}
