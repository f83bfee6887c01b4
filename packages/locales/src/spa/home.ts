import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': 'Activos totales · en moneda de efectivo',
  'home.fuel': 'Combustible del nodo',
  'home.height': 'Altura efectiva',
  'home.level': 'Nivel V{level}',
  'home.pending': 'Activación pendiente',
  'home.closed': 'Nivel cerrado',
  'home.entries': 'Accesos',
  'home.download': 'Descargar',
  'home.register': 'Registrar',
  'home.merit': 'Clasificación',
  'home.service': 'Atención',
  'home.notices': 'Avisos',
  'home.explorer': 'Explorador',
  'home.profile': 'Perfil',
  'home.price': 'Precio',
  'home.sharePrice': 'Precio por acción',
  'home.thirtyDays': '30 días',
  'home.today': 'Ingresos de hoy',
  'home.upgradeTitle': 'Subir de nivel y reinvertir',
  'home.upgradeLeft': 'A su nivel V{level} le quedan {height} de altura',
  'home.upgradeClosed': 'Su nivel está cerrado. Un nivel superior lo abre de nuevo.',
  'home.upgradeStart': 'Elija un nivel para empezar',
  'home.upgrade': 'Subir',
} satisfies Like<typeof english>;
