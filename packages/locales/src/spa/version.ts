import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'Hay una nueva versión.',
  'version.use': 'Actualizar',
  'version.install': 'Instalar la aplicación',
  'version.guideTitle': 'Añadir a la pantalla de inicio',
  'version.guideShare': 'Toque «Compartir» en la barra de Safari.',
  'version.guideAdd': 'Desplácese hacia abajo y toque «Añadir a pantalla de inicio».',
  'version.guideOpen': 'Toque «Añadir». Greenhall se abre entonces como cualquier otra aplicación.',
  'version.offer': 'Greenhall siempre a mano',
  'version.offerNote': 'Desde la pantalla de inicio se abre al instante y le avisa de las novedades.',
  'version.push': 'Activar las notificaciones',
} satisfies Like<typeof english>;
