import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': 'Ativo',
  'members.income': 'Renda total',

  'members.accounts': 'Contas de negociação',
  'members.nodes': 'Meus nós',
  'members.shared': 'Nós compartilhados',
  'members.network': 'Rede de nós',
  'members.linked': 'Contas vinculadas',
  'members.reinvestment': 'Conta de reinvestimento',
  'members.share': 'Central de compartilhamento',
  'members.mall': 'Loja',
  'members.receiving': 'Carteira de recebimento',
  'members.security': 'Verificação de segurança',
  'members.verification': 'Verificação avançada',
  'members.password': 'Alterar senha',
  'members.service': 'Atendimento ao cliente',
  'members.about': 'Sobre nós',

  'members.editTitle': 'Editar perfil',
  'members.choosePicture': 'Escolher imagem',
  'members.pictureNote': 'jpg, no máximo {max} MB',
  'members.savePicture': 'Usar esta imagem',
  'members.nickname': 'Apelido',
  'members.nicknameNote': 'Opcional, até 24 caracteres',
  'members.country': 'País ou região',
  'members.languageNote': 'Também o idioma das nossas mensagens',
  'members.saved': 'Salvo',

  'members.sandbox':
    'Este é um ambiente de testes. Todas as moedas são créditos de teste sem valor; nada pode ser comprado ou sacado com elas.',
  'members.live': 'Esta plataforma funciona com ativos reais.',
  'members.behind': 'Quem está por trás',
  'members.solvency': 'Prova de solvência',
  'members.licences': 'Software de código aberto',
  'members.licencesNote': 'Este aplicativo usa o trabalho de outras pessoas sob estas licenças. Obrigado.',
} satisfies Like<typeof english>;
