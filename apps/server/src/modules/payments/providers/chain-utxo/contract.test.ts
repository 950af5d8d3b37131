import { bitcoinCash } from '../../../../../../sandbox-payments/chains/bitcoin-cash/bitcoin-cash.ts'
import { bitcoin } from '../../../../../../sandbox-payments/chains/bitcoin/bitcoin.ts'
import { keepsTheContract } from '../../testing/provider-contract.ts'
import { openCoinDriver, wrongAddress } from './testing/coin-driver.ts'

keepsTheContract('chain-bitcoin', () =>
  openCoinDriver({
    kind: bitcoin,
    faultyDestinations: [
      wrongAddress('hello', 'format'),
      wrongAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'otherNetwork'),
      wrongAddress('ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'otherNetwork'),
      wrongAddress('bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2', 'otherNetwork'),
    ],
  }),
)

keepsTheContract(
  'chain-bitcoin-cash',
  () =>
    openCoinDriver({
      kind: bitcoinCash,
      faultyDestinations: [
        wrongAddress('hello', 'format'),
        wrongAddress('bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2', 'otherNetwork'),
        wrongAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'otherNetwork'),
        // The same letters are an address of Bitcoin: coins would go to another chain unseen.
        wrongAddress('mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'otherNetwork'),
        wrongAddress('bchreg:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2', 'checksum'),
      ],
    }),
  { runIf: bitcoinCash.isInstalled() },
)
