import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': 'Exportações',
  'exports.note':
    'Arquivos grandes que você mandou criar a partir de listas. Cada um fica guardado por 24 horas, só para você. Um é criado por vez, no máximo 20 arquivos por dia.',
  'exports.none': 'Nenhum arquivo grande foi criado. Uma lista de mais de 10.000 linhas oferece um ao ser exportada.',
  'exports.list': 'Lista',
  'exports.filter': 'Filtro',
  'exports.all': 'Tudo',
  'exports.rows': 'Linhas',
  'exports.size': 'Tamanho',
  'exports.state.waiting': 'Na fila',
  'exports.state.running': 'Em criação',
  'exports.state.done': 'Pronto',
  'exports.state.failed': 'Falhou',
  'exports.failure.rows': 'A lista tem mais de 1.000.000 de linhas.',
  'exports.failure.right': 'Seus papéis não dão mais acesso a esta lista.',
  'exports.failure.asked': 'A lista não responde a este filtro.',
  'exports.failure.attempts': 'Foi interrompido várias vezes. Peça de novo.',
  'exports.download': 'Baixar',
  'exports.keptUntil': 'Disponível até {time}',
} satisfies Like<typeof english>;
