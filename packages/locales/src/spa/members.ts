import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': 'Activo',
  'members.income': 'Ingresos totales',

  'members.accounts': 'Cuentas de negociación',
  'members.nodes': 'Mis nodos',
  'members.shared': 'Nodos compartidos',
  'members.network': 'Red de nodos',
  'members.linked': 'Cuentas vinculadas',
  'members.reinvestment': 'Cuenta de reinversión',
  'members.share': 'Centro para compartir',
  'members.mall': 'Tienda',
  'members.receiving': 'Monedero de recepción',
  'members.security': 'Verificación de seguridad',
  'members.verification': 'Verificación avanzada',
  'members.password': 'Cambiar la contraseña',
  'members.service': 'Atención al cliente',
  'members.about': 'Acerca de',

  'members.editTitle': 'Editar el perfil',
  'members.choosePicture': 'Elegir imagen',
  'members.pictureNote': 'jpg, máximo {max} MB',
  'members.savePicture': 'Usar esta imagen',
  'members.nickname': 'Apodo',
  'members.nicknameNote': 'Opcional, hasta 24 caracteres',
  'members.country': 'País o región',
  'members.languageNote': 'También el idioma de nuestros mensajes',
  'members.saved': 'Guardado',

  'members.sandbox':
    'Esto es un entorno de pruebas. Todas las monedas son créditos de prueba sin valor; no se puede comprar ni retirar nada con ellas.',
  'members.live': 'Esta plataforma funciona con activos reales.',
  'members.behind': 'Quién está detrás',
  'members.solvency': 'Prueba de solvencia',
  'members.licences': 'Software de código abierto',
  'members.licencesNote': 'Esta aplicación se apoya en el trabajo de otros, usado bajo estas licencias. Gracias.',
} satisfies Like<typeof english>;
