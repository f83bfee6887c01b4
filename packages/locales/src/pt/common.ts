import type { Like } from '../slice.ts';
import type english from '../en/common.ts';

export default {
  'tabbar.home': 'Início',
  'tabbar.aktie': 'Ações',
  'tabbar.otc': 'Negociar',
  'tabbar.wallet': 'Carteira',
  'tabbar.user': 'Conta',

  'title.home': 'Início',
  'title.user': 'Minha conta',
  'title.missing': 'Página não encontrada',

  'common.tips': 'Aviso',
  'common.confirm': 'Confirmar',
  'common.cancel': 'Cancelar',
  'common.close': 'Fechar',
  'common.back': 'Voltar',
  'common.save': 'Salvar',
  'common.submit': 'Enviar',
  'common.next': 'Avançar',
  'common.retry': 'Tentar novamente',
  'common.copy': 'Copiar',
  'common.copied': 'Copiado',
  'common.all': 'Todos',
  'common.more': 'Mais',
  'common.search': 'Pesquisar',
  'common.filter': 'Filtrar',
  'common.choose': 'Selecione',
  'common.showPassword': 'Mostrar senha',
  'common.hidePassword': 'Ocultar senha',
  'common.login': 'Entrar',
  'common.register': 'Cadastrar-se',
  'common.logout': 'Sair',
  'common.soon': 'Em breve',
  'common.latest': 'Você já tem a versão mais recente',
  'common.version': 'Versão',
  'common.language': 'Idioma',
  'common.theme': 'Aparência',
  'common.userId': 'ID do usuário',
  'common.tabs': 'Navegação principal',
  'common.skip': 'Ir para o conteúdo',
  'common.sandbox': 'Ambiente de testes: créditos sem valor',

  'theme.light': 'Claro',
  'theme.dark': 'Escuro',
  'theme.system': 'Sistema',

  'state.loading': 'Carregando…',
  'state.empty': 'Ainda não há nada aqui',
  'state.error': 'Não foi possível carregar',
  'state.offline': 'Você está sem conexão. O que você digitou foi mantido.',
  'state.online': 'Conexão restabelecida',
  'state.missing': 'Esta página não existe',
  'state.missingNote': 'O endereço pode ser antigo ou conter um erro.',
  'state.toHome': 'Ir para a página inicial',

  'request.unknown': 'Erro desconhecido',
  'request.unreachable': 'Não foi possível conectar ao servidor',
  'request.aborted': 'A solicitação foi cancelada',
  'request.transfer': 'Não foi possível transferir o arquivo',
  'request.expired': 'Seu acesso é inválido ou expirou. Entre novamente.',

  'time.now': 'agora mesmo',
  'time.minutes': { one: 'há {count} minuto', other: 'há {count} minutos' },
  'time.today': 'hoje {time}',
  'time.yesterday': 'ontem {time}',

  'guide.tagline': 'Ações, carteira e negociação entre membros',
  'guide.slides': 'O que é isto',
  'guide.slide': 'Slide {n} de {total}',
  'guide.whatTitle': 'Um só lugar para suas ações e moedas',
  'guide.whatText':
    'Tenha um nível, acompanhe suas ações no salão de ações, guarde várias moedas em uma carteira e negocie diretamente com outros membros.',
  'guide.notTitle': 'Sem retorno prometido',
  'guide.notText':
    'Isto não é um depósito nem um juro fixo. A renda vem apenas do que os membros realmente aportam, pode ser nula, e você pode perder dinheiro.',
  'guide.heldTitle': 'Tudo o que é devido está guardado, e você pode conferir',
  'guide.heldText':
    'Cada moeda é lastreada por ativos em custódia. Os números são públicos e você pode recalcular o seu próprio saldo no seu dispositivo.',

  'mine.logoutAsk': 'Você terá de entrar novamente neste dispositivo.',
} satisfies Like<typeof english>;
