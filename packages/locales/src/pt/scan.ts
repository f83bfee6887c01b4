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
  'scan.mine': 'Meu código QR',
  'scan.mineNote': 'Quem o ler apenas preenche seu nome de usuário ou número.',
  'scan.request': 'Pedir um valor',
} satisfies Like<typeof english>;
