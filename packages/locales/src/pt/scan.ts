import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': 'Ler um código QR',
  'scan.starting': 'Abrindo a câmera…',
  'scan.aim': 'Posicione o código dentro da moldura.',
  'scan.refused':
    'A câmera não está permitida. Permita nas configurações do navegador, escolha uma imagem ou cole o texto.',
  'scan.missing': 'Nenhuma câmera disponível aqui. Escolha uma imagem ou cole o texto.',
  'scan.picture': 'Escolher uma imagem',
  'scan.paste': 'Colar o texto',
  'scan.nothing': 'Não há código QR legível nesta imagem.',
  'scan.fault.noAddress': 'Este código não contém um endereço de carteira.',
  'scan.fault.otherNetwork': 'Este código é de outra rede que não {network}.',
  'scan.fault.otherToken': 'Este código pede outro token que não o pago aqui.',
  'scan.fault.otherCall': 'Este código pede algo diferente de um pagamento a um endereço.',
  'scan.fault.notOneReceiver': 'Este código não indica exatamente um destinatário.',
  'scan.fault.name': 'Este código contém um nome em vez de um endereço. Digite o próprio endereço.',
  'scan.fault.nobody':
    'Ninguém pode receber neste endereço: ele pertence a um token, ou o que é enviado para lá se perde.',
  'scan.mine': 'Meu código QR',
  'scan.mineNote': 'Quem o ler apenas preenche seu nome de usuário ou número.',
  'scan.request': 'Pedir um valor',
} satisfies Like<typeof english>;
