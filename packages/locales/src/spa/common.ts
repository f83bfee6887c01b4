import type { Like } from '../slice.ts';
import type english from '../en/common.ts';

export default {
  'tabbar.home': 'Inicio',
  'tabbar.aktie': 'Acciones',
  'tabbar.otc': 'Mercado',
  'tabbar.wallet': 'Monedero',
  'tabbar.user': 'Cuenta',

  'title.home': 'Inicio',
  'title.user': 'Mi cuenta',
  'title.missing': 'Página no encontrada',

  'common.tips': 'Aviso',
  'common.confirm': 'Confirmar',
  'common.cancel': 'Cancelar',
  'common.close': 'Cerrar',
  'common.back': 'Atrás',
  'common.save': 'Guardar',
  'common.submit': 'Enviar',
  'common.next': 'Siguiente',
  'common.retry': 'Reintentar',
  'common.copy': 'Copiar',
  'common.copied': 'Copiado',
  'common.all': 'Todo',
  'common.more': 'Más',
  'common.search': 'Buscar',
  'common.filter': 'Filtrar',
  'common.choose': 'Elija una opción',
  'common.showPassword': 'Mostrar contraseña',
  'common.hidePassword': 'Ocultar contraseña',
  'common.login': 'Iniciar sesión',
  'common.register': 'Registrarse',
  'common.logout': 'Cerrar sesión',
  'common.soon': 'Próximamente',
  'common.latest': 'Ya tiene la última versión',
  'common.version': 'Versión',
  'common.language': 'Idioma',
  'common.theme': 'Apariencia',
  'common.userId': 'ID de usuario',
  'common.tabs': 'Navegación principal',
  'common.skip': 'Saltar al contenido',
  'common.sandbox': 'Entorno de pruebas: créditos sin valor',

  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'theme.system': 'Sistema',

  'state.loading': 'Cargando…',
  'state.empty': 'Todavía no hay nada',
  'state.error': 'No se pudo cargar',
  'state.offline': 'Está sin conexión. Se conserva lo que escribió.',
  'state.online': 'Conexión restablecida',
  'state.missing': 'Esta página no existe',
  'state.missingNote': 'La dirección puede ser antigua o estar mal escrita.',
  'state.toHome': 'Ir a la página de inicio',

  'request.unknown': 'Error desconocido',
  'request.unreachable': 'No se puede conectar con el servidor',
  'request.aborted': 'Se canceló la solicitud',
  'request.transfer': 'No se pudo transferir el archivo',
  'request.expired': 'Su sesión no es válida o ha caducado. Inicie sesión de nuevo.',

  'time.now': 'ahora mismo',
  'time.minutes': { one: 'hace {count} minuto', other: 'hace {count} minutos' },
  'time.today': 'hoy {time}',
  'time.yesterday': 'ayer {time}',

  'guide.tagline': 'Acciones, monedero e intercambio entre miembros',
  'guide.slides': 'Qué es esto',
  'guide.slide': 'Diapositiva {n} de {total}',
  'guide.whatTitle': 'Un solo lugar para sus acciones y monedas',
  'guide.whatText':
    'Tenga un nivel, siga sus acciones en la sala de acciones, guarde varias monedas en un monedero y comercie directamente con otros miembros.',
  'guide.notTitle': 'Sin rendimiento prometido',
  'guide.notText':
    'Esto no es un depósito ni un interés fijo. Los ingresos provienen solo de lo que los miembros aportan de verdad, pueden ser nulos y usted puede perder dinero.',
  'guide.heldTitle': 'Todo lo adeudado está respaldado y puede comprobarlo',
  'guide.heldText':
    'Cada moneda está respaldada por activos en custodia. Las cifras son públicas y puede recalcular su propio saldo en su dispositivo.',

  'mine.logoutAsk': 'Tendrá que volver a iniciar sesión en este dispositivo.',
} satisfies Like<typeof english>;
