import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'Há uma nova versão.',
  'version.use': 'Atualizar',
  'version.install': 'Instalar o aplicativo',
  'version.guideTitle': 'Adicionar à tela de início',
  'version.guideShare': 'Toque em “Compartilhar” na barra do Safari.',
  'version.guideAdd': 'Role para baixo e toque em “Adicionar à Tela de Início”.',
  'version.guideOpen': 'Toque em “Adicionar”. O Greenhall passa a abrir como qualquer outro aplicativo.',
  'version.offer': 'Greenhall sempre à mão',
  'version.offerNote': 'Na tela de início ele abre na hora e avisa o que há de novo.',
  'version.push': 'Ativar notificações',
} satisfies Like<typeof english>;
